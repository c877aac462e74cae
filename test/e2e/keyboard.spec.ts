import { openHydrated } from '#test/support/hydrated.ts'
import { addedNote, C_PROFILE_NUMBER, CUSTOMER, newEmail, opener, readNumber, VARIANT_NUMBER } from './journey.ts'
import { expectFocusKept, expectFocusSeen, pressAt, tabTo } from './keys.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'

const w = words.de

test.use({ viewport: { width: 1440, height: 900 } })

/** Without a mouse: Tab, Enter, Space, arrows and letters only. */
test('a visitor can complete a quote request by keyboard alone', async ({ page }) => {
  const main = page.getByRole('main')
  const banner = page.getByRole('banner')

  await test.step('home, shop, category', async () => {
    // Before its scripts have come, a link loads the next page, whose focus is at its beginning.
    await openHydrated(page, '/de')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: w.skip })).toBeFocused()
    await expectFocusSeen(page)
    await page.keyboard.press('Enter')
    await expect(main).toBeFocused()
    await pressAt(page, main.getByRole('link', { name: w.openShop }).first())
    await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
    await expectFocusKept(page)
    await pressAt(page, main.getByRole('link', { name: w.category }))
    await expect(page.getByRole('heading', { level: 1, name: w.category })).toBeVisible()
    await expectFocusKept(page)
  })

  await test.step('set a filter and remove it again', async () => {
    const box = page.getByRole('checkbox', { name: /^08B-1/ })
    await pressAt(page, box, 'Space')
    const chip = page.getByRole('list', { name: w.activeFilters }).getByRole('link', { name: /08B-1/ })
    await expect(chip).toBeVisible()
    await expect(box).toBeFocused()
    await pressAt(page, chip)
    await expect(chip).toBeHidden()
    await expect(box).not.toBeChecked()
    await expectFocusKept(page)
    // The list is another one: none of its products is the next.
    await expect(page.locator('h3 a:focus')).toHaveCount(0)
    await pressAt(page, main.getByRole('link', { name: w.product, exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: w.product })).toBeVisible()
    await expectFocusKept(page)
  })

  await test.step('variant, C-profile and lengths', async () => {
    await tabTo(page, page.getByRole('textbox', { name: w.filterNumber }))
    await page.keyboard.type('CT-08B1')
    const radio = page.getByRole('radio', { name: VARIANT_NUMBER })
    await tabTo(page, page.getByRole('table').getByRole('radio').filter({ visible: true }).first())
    await page.keyboard.press('Space')
    for (let row = 0; row < 6 && !(await radio.isChecked()); row++) await page.keyboard.press('ArrowDown')
    await expect(radio).toBeChecked()
    await expect(radio).toBeFocused()
    await tabTo(page, page.getByRole('group', { name: w.cProfile }).getByRole('radio').first())
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: w.galvanised })).toBeChecked()
    await expectFocusSeen(page)

    const length = page.getByRole('spinbutton', { name: w.length })
    await tabTo(page, length)
    await page.keyboard.press('ArrowUp')
    await expect(length).toHaveValue('20')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('500')
    await pressAt(page, page.getByRole('button', { name: w.addLength }))
    const second = page.getByRole('group', { name: w.secondLength })
    await expect(second.getByRole('spinbutton', { name: w.length })).toBeFocused()
    await pressAt(page, page.getByRole('button', { name: w.removeLength }))
    await expect(second).toBeHidden()
    await expectFocusKept(page)
    await pressAt(page, page.getByRole('button', { name: w.add }))
    await expect(addedNote(page, w)).toBeVisible()
    await expect(page.getByRole('button', { name: w.add })).toBeFocused()
    await tabTo(page, banner.getByRole('link', { name: w.pieceCount(2) }), 'Shift+Tab')
    await page.keyboard.press('Enter')
  })

  await test.step('cart', async () => {
    const quantity = page.getByRole('spinbutton', { name: w.quantityOf(VARIANT_NUMBER) })
    await expect(quantity).toBeVisible()
    await expectFocusKept(page)
    await tabTo(page, quantity)
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('complementary')).toContainText(w.pieceSum(3))
    await expect(quantity).toBeFocused()
    await pressAt(page, page.getByRole('button', { name: w.removeOf(C_PROFILE_NUMBER) }))
    await expect(page.getByRole('status').filter({ hasText: w.removed })).toBeVisible()
    await expectFocusKept(page)
    await pressAt(page, page.getByRole('link', { name: w.continue }))
  })

  await test.step('address', async () => {
    await expect(page.getByRole('group', { name: w.billing })).toBeVisible()
    await expectFocusKept(page)
    const email = page.getByRole('main').getByRole('textbox', { name: w.email })
    await tabTo(page, email)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeFocused()
    await pressAt(page, page.getByRole('alert').getByRole('link').first())
    await expect(email).toBeFocused()
    await page.keyboard.type(newEmail())
    for (const name of ['company', 'firstName', 'lastName', 'street', 'zipcode', 'city'] as const) {
      await tabTo(page, page.getByRole('group', { name: w.billing }).getByRole('textbox', { name: w[name] }))
      await page.keyboard.type(CUSTOMER[name])
    }
    await pressAt(page, main.getByRole('button', { name: w.toSummary }).first())
  })

  await test.step('summary', async () => {
    await expect(page.getByText(w.sameAsBilling)).toBeVisible()
    await expectFocusKept(page)
    await pressAt(page, page.getByRole('checkbox', { name: w.terms }), 'Space')
    await pressAt(page, main.getByRole('button', { name: w.send }).first())
    await expect(page.getByRole('alert')).toBeFocused()
    for (const name of [w.dataSheets, w.handling]) await pressAt(page, page.getByRole('checkbox', { name }), 'Space')
    await pressAt(page, main.getByRole('button', { name: w.send }).first())
    await readNumber(page, w)
    await expectFocusKept(page)
  })
})

test('the side menu traps the keyboard until it is closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // Before its scripts it is a list that opens in the page.
  await openHydrated(page, '/de')
  await tabTo(page, opener(page, w.openMenu))
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: w.menu })
  await expect(menu).toBeVisible()
  await expectFocusKept(page)
  const inside = () => menu.evaluate((dialog) => dialog.contains(document.activeElement))
  expect(await inside()).toBe(true)
  await pressAt(page, menu.getByRole('button', { name: 'Shop' }))
  await expect(menu.getByRole('heading', { name: 'Shop' })).toBeFocused()
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab')
    // After its last stop a modal dialog lets the browser's own controls have the focus, never the page behind.
    const outside = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)
    expect(outside === 'DIALOG' || (await page.evaluate(() => document.activeElement === document.body))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener(page, w.openMenu)).toBeFocused()
})

test('Escape closes languages and filters and returns the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openHydrated(page, '/de/shop/category/kettenfuehrungen')
  const languages = opener(page, w.languages)
  await pressAt(page, languages)
  const english = page.getByRole('banner').getByRole('link', { name: 'English' }).filter({ visible: true })
  await tabTo(page, english)
  await page.keyboard.press('Escape')
  await expect(english).toBeHidden()
  await expect(languages).toBeFocused()

  const drawer = page.getByRole('button', { name: w.filters, exact: true })
  await pressAt(page, drawer)
  const box = page.getByRole('checkbox', { name: /^08B-1/ })
  await tabTo(page, box)
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await expect(drawer).toBeFocused()
})
