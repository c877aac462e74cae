import { PRODUCT_PATH } from './journey.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'

test('the row of the variant in the address is in view, and the head of the table is above all rows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${PRODUCT_PATH.de}?variant=CT-16B1-S-2000`)
  await expect(page.getByLabel(words.de.filterNumber)).toBeEnabled()
  const table = page.getByRole('main').getByRole('table', { name: 'Ausführungen zur Auswahl' })
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

test('the letters of the section and the columns of the table point each other out', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(PRODUCT_PATH.de)
  const section = page.getByRole('img', { name: /^Querschnitt/ })
  for (const letter of ['b 17,4', 'h 14,7', 'r 5,4', 'k 2,5']) await expect(section.getByText(letter)).toBeVisible()
  const column = page.getByRole('columnheader', { name: 'r', exact: true })
  const letter = section.getByText('r 5,4')
  const colourOf = (of: typeof letter) => of.evaluate((element) => getComputedStyle(element).fill)
  const plain = await colourOf(letter)
  await expect(column.getByRole('button')).toBeEnabled()
  await column.getByRole('button').focus()
  await expect.poll(() => colourOf(letter)).not.toBe(plain)
  await column.getByRole('button').blur()
  await expect.poll(() => colourOf(letter)).toBe(plain)
  const backgroundOf = () => column.evaluate((element) => getComputedStyle(element).backgroundColor)
  const white = await backgroundOf()
  await letter.hover()
  await expect.poll(backgroundOf).not.toBe(white)

  // By keyboard and finger: a letter below the table points out both until it is pressed again.
  await page.mouse.move(0, 0)
  const button = page.getByRole('group', { name: /^Maß in Zeichnung/ }).getByRole('button', { name: /^r / })
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await button.blur()
  await expect.poll(backgroundOf).not.toBe(white)
  await expect.poll(() => colourOf(letter)).not.toBe(plain)
  await button.press('Enter')
  await button.blur()
  await expect.poll(backgroundOf).toBe(white)
})
