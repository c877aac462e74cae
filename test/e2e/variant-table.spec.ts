import { PRODUCT_PATH } from './journey.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'

test('the row of the variant in the address is in view, and the head of the table is above all rows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${PRODUCT_PATH.de}?variant=CT-16B1-S-2000`)
  await expect(page.getByLabel(words.de.filterNumber)).toBeEnabled()
  const table = page.getByRole('main').getByRole('table')
  const row = table.getByRole('row', { name: 'CT-16B1-S-2000' })
  const box = table.locator('..')
  const places = async () => {
    const [inner, outer] = [await row.boundingBox(), await box.boundingBox()]
    return (inner?.y ?? 0) - (outer?.y ?? 0) - (outer?.height ?? 0) / 2
  }
  await expect.poll(async () => Math.abs(await places())).toBeLessThan(60)
  const covering = await table.evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
    const { left, right, top } = element.parentElement?.getBoundingClientRect() ?? new DOMRect()
    const columns = Array.from({ length: 40 }, (_, index) => left + 5 + (index / 40) * (right - left - 10))
    return columns.map((x) => document.elementFromPoint(x, top + 20)?.closest('thead, tbody')?.tagName)
  })
  expect(new Set(covering)).toEqual(new Set(['THEAD']))
})
