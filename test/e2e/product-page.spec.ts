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

for (const { width, height, screens } of [
  { width: 1440, height: 900, screens: 1 },
  { width: 390, height: 844, screens: 2 },
]) {
  test(`on a first visit at ${width} px the choice of 78 variants begins on screen ${screens}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(PRODUCT_PATH.de)
    await expect(page.getByRole('status').filter({ hasText: '78 von 78' })).toBeVisible()
    const head = page.getByRole('table').locator('thead')
    const endOfHead = async () => {
      const box = await head.boundingBox()
      return box ? box.y + box.height : Number.POSITIVE_INFINITY
    }
    expect(await endOfHead()).toBeLessThanOrEqual(screens * height)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(main.getByRole('figure').getByRole('img').first()).toBeInViewport({ ratio: 1 })
    await expect(main.getByRole('complementary').getByText('Preis auf Anfrage')).toBeInViewport({ ratio: 1 })
    // The page as it stands with its own font, too.
    await page.evaluate(() => document.fonts.load('1em "Sofia Sans"'))
    expect(await endOfHead()).toBeLessThanOrEqual(screens * height)
  })
}
