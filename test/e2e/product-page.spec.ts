import { PRODUCT_PATH } from './journey.ts'
import { expect, test } from './site-fixture.ts'

for (const [width, material] of [
  [390, 'Werkstoff S grün'],
  [1440, 'S grün'],
] as const) {
  test(`the cells of a column do not repeat its name at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(PRODUCT_PATH.de)
    const row = page.getByRole('row').filter({ has: page.getByRole('radio', { name: 'CT-06B1-S-2000' }) })
    const cell = row.getByRole('cell').filter({ hasText: 'grün' })
    // The visible text.
    expect((await cell.innerText()).trim()).toBe(material)
    const filter = page.getByRole('combobox', { name: /Werkstoff$/ })
    await expect(filter.getByRole('option', { name: 'S grün', exact: true })).toHaveCount(1)
    await filter.selectOption('S schwarz')
    await expect(row).toBeHidden()
  })
}
