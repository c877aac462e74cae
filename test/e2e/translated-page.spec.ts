import { openHydrated } from '#test/support/hydrated.ts'
import { addedNote, CUTS, opener, PRODUCT_PATH, VARIANT_NUMBER } from './journey.ts'
import { expect, test } from './site-fixture.ts'
import { translate } from './translate.ts'
import { words } from './words.ts'

const w = words.de

test('a page in the browser’s own translation can be filtered, chosen from and added to the request', async ({
  page,
}) => {
  await openHydrated(page, PRODUCT_PATH.de)
  await translate(page)
  const filter = page.getByRole('textbox', { name: w.filterNumber })
  await filter.fill('CT-')
  await filter.fill(VARIANT_NUMBER)
  await expect(page.getByRole('radio', { name: /^CT-/ })).toHaveCount(1)
  await filter.fill('')
  await filter.fill(VARIANT_NUMBER)
  await page.getByRole('radio', { name: VARIANT_NUMBER }).check()
  await page.getByRole('radio', { name: w.galvanised }).check()
  await page.getByRole('spinbutton', { name: w.length }).fill('5')
  await page.getByRole('spinbutton', { name: w.length }).fill(String(CUTS[0].length))
  await page.getByRole('spinbutton', { name: w.pieces }).fill(String(CUTS[0].pieces))
  await page.getByRole('button', { name: w.addLength }).click()
  await page.getByRole('button', { name: w.removeLength }).click()

  await page.setViewportSize({ width: 390, height: 844 })
  await opener(page, w.openMenu).click()
  const menu = page.getByRole('dialog', { name: w.menu })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('button', { name: w.add }).click()
  await expect(addedNote(page, w)).toBeVisible()
  const header = page.getByRole('banner')
  await expect(header.getByText(w.pieceCount(6))).toBeAttached()
  // The same variant with another length is another position: the count that was wrapped changes.
  await page.getByRole('spinbutton', { name: w.length }).fill(String(CUTS[1].length))
  await page.getByRole('button', { name: w.add }).click()
  await expect(addedNote(page, w)).toContainText(String(CUTS[1].length))
  await expect(header.getByText(w.pieceCount(6))).toHaveCount(0)
  await expect(header.getByText(w.pieceCount(12))).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.product)
  await expect(page.getByText(VARIANT_NUMBER).first()).toBeVisible()
})
