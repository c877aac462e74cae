import { readMails } from './demo-mails.ts'
import {
  CUT_PIECES,
  C_PROFILE_NUMBER,
  confirmAll,
  CUSTOMER,
  CUTS,
  fillAddress,
  goToProduct,
  newEmail,
  opener,
  readNumber,
  VARIANT_NUMBER,
} from './journey.ts'
import { expect, test } from './site-fixture.ts'
import { posted } from './statuses.ts'
import { words } from './words.ts'

const w = words.de

test.use({ javaScriptEnabled: false })

test('a visitor without scripts can complete a quote request', async ({ page, site }) => {
  await test.step('filters, sorting and pages of the listing', async () => {
    await page.goto('/de/shop/category/kettenfuehrungen')
    const rows = page.getByRole('main').getByRole('heading', { level: 3 })
    const all = await rows.count()
    await page.getByRole('checkbox', { name: /^C20/ }).check()
    await page.getByRole('button', { name: w.applyFilters }).click()
    await expect(page).toHaveURL(/[?&]f=[0-9a-f]{32}/)
    const chip = page.getByRole('list', { name: w.activeFilters }).getByRole('link', { name: /C20/ })
    await expect(chip).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^C20/ })).toBeChecked()
    expect(await rows.count()).toBeLessThan(all)
    await chip.click()
    await expect(rows).toHaveCount(all)
    const first = await rows.first().innerText()
    await page.getByRole('combobox', { name: w.sort }).selectOption(w.byNameDescending)
    await page.getByRole('button', { name: w.applySort }).click()
    await expect(page).toHaveURL(/[?&]order=/)
    await expect(rows.first()).not.toHaveText(first)
  })

  await test.step('variant, C-profile and two lengths', async () => {
    await page.goto('/de')
    await goToProduct(page, w)
    expect((await posted(page, () => page.getByRole('button', { name: w.add }).click())).status).toBe(422)
    await expect(page.getByRole('alert').getByRole('link', { name: w.selectFirst })).toBeVisible()
    await page.getByRole('radio', { name: VARIANT_NUMBER }).check()
    await page.getByRole('button', { name: w.takeVariant }).click()
    await expect(page.getByRole('radio', { name: VARIANT_NUMBER })).toBeChecked()
    await page.getByRole('radio', { name: w.galvanised }).check()
    await page.getByRole('spinbutton', { name: w.length }).fill('9999')
    await page.getByRole('spinbutton', { name: w.pieces }).fill(String(CUTS[0].pieces))
    await page.getByRole('button', { name: w.addLength }).click()
    const second = page.getByRole('group', { name: w.secondLength })
    await second.getByRole('spinbutton', { name: w.length }).fill(String(CUTS[1].length))
    await second.getByRole('spinbutton', { name: w.pieces }).fill(String(CUTS[1].pieces))
    expect((await posted(page, () => page.getByRole('button', { name: w.add }).click())).status).toBe(422)
    const first = page.getByRole('spinbutton', { name: w.length }).first()
    await expect(first).toHaveValue('9999')
    await expect(first).toHaveAccessibleDescription(/20 bis 2\s000\smm/)
    await expect(page.getByRole('radio', { name: w.galvanised })).toBeChecked()
    await expect(second.getByRole('spinbutton', { name: w.pieces })).toHaveValue('2')
    await first.fill(String(CUTS[0].length))
    await page.getByRole('button', { name: w.add }).click()
    await expect(page.getByRole('status').filter({ hasText: w.added })).toBeVisible()
    await page
      .getByRole('banner')
      .getByRole('link', { name: w.pieceCount(CUT_PIECES) })
      .click()
  })

  await test.step('cart', async () => {
    const quantity = page.getByRole('spinbutton', { name: w.quantityOf(VARIANT_NUMBER) }).first()
    await quantity.fill('0')
    expect((await posted(page, () => page.getByRole('button', { name: w.update }).first().click())).status).toBe(422)
    await expect(quantity).toHaveValue('0')
    await expect(quantity).toHaveAccessibleDescription(w.quantityBounds)
    await quantity.fill('7')
    await page.getByRole('button', { name: w.update }).first().click()
    await expect(page.getByRole('complementary')).toContainText(w.pieceSum(14))
    await page
      .getByRole('button', { name: w.removeOf(C_PROFILE_NUMBER) })
      .last()
      .click()
    await expect(page.getByRole('status').filter({ hasText: w.removed })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: w.removed })).toBeHidden()
    await page.getByRole('link', { name: w.continue }).click()
  })

  const email = newEmail()
  await test.step('address and summary', async () => {
    await page.getByRole('checkbox', { name: w.sameAddress }).uncheck()
    await page.getByRole('main').getByRole('textbox', { name: w.email }).fill('ada@')
    await fillAddress(page, w, 'billing', CUSTOMER)
    const answer = await posted(page, () => page.getByRole('button', { name: w.toSummary }).first().click())
    expect(answer.status).toBe(422)
    await expect(page.getByRole('main').getByRole('textbox', { name: w.email })).toHaveValue('ada@')
    await expect(page.getByRole('checkbox', { name: w.sameAddress })).not.toBeChecked()
    const delivery = page.getByRole('group', { name: w.delivery })
    await expect(delivery.getByRole('textbox', { name: w.street })).toHaveAccessibleDescription(w.required)
    await page.getByRole('main').getByRole('textbox', { name: w.email }).fill(email)
    await fillAddress(page, w, 'delivery', {
      firstName: 'Grace',
      lastName: 'Hopper',
      street: 'Tor 4',
      zipcode: '10115',
      city: 'Berlin',
    })
    await page.getByRole('button', { name: w.toSummary }).first().click()
    await expect(page.getByText('10115 Berlin')).toBeVisible()
    const unconfirmed = await posted(page, () => page.getByRole('button', { name: w.send }).first().click())
    expect(unconfirmed.status).toBe(422)
    await expect(page.getByRole('checkbox', { name: w.handling })).toHaveAccessibleDescription(w.required)
    await confirmAll(page, w)
    await page.getByRole('button', { name: w.send }).first().click()
  })

  const number = await readNumber(page, w)
  const mails = await readMails(page, site, number, 2)
  for (const { text } of mails) {
    expect(text.split(w.mailCut('500'))).toHaveLength(3)
    expect(text.split(w.mailCut('750'))).toHaveLength(2)
    expect(text).toContain('10115 Berlin')
  }
})

test('menu, languages and filters open without scripts on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de/shop/category/kettenfuehrungen')
  await page.getByRole('button', { name: w.filters, exact: true }).click()
  const box = page.getByRole('checkbox', { name: /^C20/ })
  await expect(box).toBeVisible()
  await box.check()
  await page.getByRole('button', { name: w.applyFilters }).click()
  await expect(page.getByRole('list', { name: w.activeFilters })).toBeVisible()

  await opener(page, w.languages).click()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.en.category })).toBeVisible()

  await opener(page, words.en.openMenu).click()
  await page
    .getByRole('banner')
    .getByRole('navigation')
    .getByRole('link', { name: words.en.subcategory })
    .filter({ visible: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: words.en.subcategory })).toBeVisible()
})
