import { openHydrated } from '#test/support/hydrated.ts'
import { putRequest } from './begun-request.ts'
import { addedNote, CUSTOMER, fillAddress, PRODUCT_PATH, VARIANT_NUMBER } from './journey.ts'
import { expect, test } from './site-fixture.ts'
import { posted } from './statuses.ts'
import { words } from './words.ts'

const w = words.de

test('without a variant nothing is added, and all entered values stay', async ({ page }) => {
  await page.goto(PRODUCT_PATH.de)
  await page.getByRole('spinbutton', { name: w.length }).fill('777')
  // The button leads to the choice; the Enter key sends the form as it is.
  const answer = await posted(page, () => page.getByRole('spinbutton', { name: w.length }).press('Enter'))
  expect(answer).toEqual({ status: 422, cacheControl: 'no-store' })
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: w.selectFirst }).click()
  await expect(page.getByRole('heading', { name: w.chooseVariant })).toBeInViewport()
  await expect(summary).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: w.length })).toHaveValue('777')
  await page.goto('/de/shop/cart')
  await expect(page.getByText(w.empty)).toBeVisible()
})

test('a wrong cut length is rejected and named', async ({ page }) => {
  for (const [typed, text] of [
    ['19', /20 bis 2\s000\smm/],
    ['2001', /20 bis 2\s000\smm/],
    ['500.5', /ganze Millimeter/],
  ] as const) {
    await openHydrated(page, `${PRODUCT_PATH.de}?variant=${VARIANT_NUMBER}`)
    const length = page.getByRole('spinbutton', { name: w.length })
    await length.fill(typed)
    expect((await posted(page, () => page.getByRole('button', { name: w.add }).click())).status).toBe(422)
    await expect(length).toHaveAccessibleDescription(text)
    await expect(length).toHaveValue(typed)
    await page.getByRole('alert').getByRole('link').click()
    await expect(length).toBeFocused()
    await length.fill('20')
    await page.getByRole('button', { name: w.add }).click()
    await expect(addedNote(page, w)).toBeVisible()
  }
})

test('every wrong field of the address is named, and entered values stay', async ({ page, context, site }) => {
  await putRequest(context, site.url)
  await openHydrated(page, '/de/shop/checkout')
  await page.getByRole('main').getByRole('textbox', { name: w.email }).fill('ada@example')
  await fillAddress(page, w, 'billing', { ...CUSTOMER, zipcode: '441', lastName: '' })
  await page.getByRole('checkbox', { name: w.sameAddress }).uncheck()
  const answer = await posted(page, () => page.getByRole('button', { name: w.toSummary }).first().click())
  expect(answer).toEqual({ status: 422, cacheControl: 'no-store' })
  const links = page.getByRole('alert').getByRole('link')
  const wrong = [w.email, w.lastName, w.zipcode, w.firstName, w.lastName, w.street, w.zipcode, w.city]
  await expect(links).toHaveCount(wrong.length)
  for (const name of wrong) await expect(links.filter({ hasText: name }).first()).toBeVisible()
  await links.filter({ hasText: w.city }).click()
  await expect(page.getByRole('group', { name: w.delivery }).getByRole('textbox', { name: w.city })).toBeFocused()
  const billing = page.getByRole('group', { name: w.billing })
  await expect(billing.getByRole('textbox', { name: w.zipcode })).toHaveAccessibleDescription(/Deutschland/)
  await expect(billing.getByRole('textbox', { name: w.street })).toHaveValue(CUSTOMER.street)
  await expect(page.getByRole('main').getByRole('textbox', { name: w.email })).toHaveValue('ada@example')
})
