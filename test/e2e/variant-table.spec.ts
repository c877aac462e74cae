import type { Locator } from '@playwright/test'
import { opener, PRODUCT_PATH, VARIANT_NUMBER } from './journey.ts'
import { untilHydrated } from '#test/support/hydrated.ts'
import { expect, test } from './site-fixture.ts'
import { words } from './words.ts'

const fillOf = (of: Locator) => of.evaluate((element) => getComputedStyle(element).fill)
const backgroundOf = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor)

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

  // Drawn is the first variant that the filters leave.
  await page.getByLabel(/Filtern nach Kette$/).selectOption('08B-1')
  await expect(section.getByText('b 26,4')).toBeVisible()
})

test.describe('by finger', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true })

  test('a letter of the section lights up its column, and the head of a column its letter', async ({ page }) => {
    await page.goto(PRODUCT_PATH.de)
    const column = page.getByRole('columnheader', { name: 'r', exact: true })
    await expect(column.getByRole('button')).toBeEnabled()
    await page.getByText('Querschnitt', { exact: true }).tap()
    const section = page.getByRole('img', { name: /^Querschnitt/ })
    const [letter, other] = [section.getByText('r 5,4'), section.getByText('k 2,5')]
    const [plain, white] = [await fillOf(other), await backgroundOf(column)]
    await letter.tap()
    await expect.poll(() => backgroundOf(column)).not.toBe(white)
    // The tapped one stays until the next. A column is sorted by the same tap.
    const next = page.getByRole('columnheader', { name: 'k', exact: true })
    await next.getByRole('button').tap()
    await expect(next).toHaveAttribute('aria-sort', 'ascending')
    await expect.poll(() => fillOf(other)).not.toBe(plain)
    await expect.poll(() => backgroundOf(column)).toBe(white)
  })
})

test('the table begins with the filter of the list that the visitor comes from, as a chip', async ({ page }) => {
  await page.goto(PRODUCT_PATH.de)
  const filter = page.getByRole('combobox', { name: /Filtern nach Kette$/ })
  await expect(filter).toBeEnabled()
  await page.goto('/de/shop/category/kettenfuehrungen/typ-ct')
  const option = await page.getByRole('checkbox', { name: /^08B-1/ }).getAttribute('value')
  await page.goto(`${PRODUCT_PATH.de}?f=${option}`)
  const count = page.getByRole('status').filter({ hasText: 'von 78' })
  await expect(count).toHaveText('6 von 78 Ausführungen')
  await expect(filter).toBeEnabled()
  await expect(filter).toHaveValue('08B-1')
  // A choice keeps the filter in the address; removing it takes it out.
  await page.getByRole('radio', { name: VARIANT_NUMBER }).check()
  await expect(page).toHaveURL(new RegExp(`f=${option}&variant=${VARIANT_NUMBER}`))
  await page.getByRole('link', { name: 'Filter entfernen: Kette 08B-1' }).click()
  await expect(count).toHaveText('78 von 78 Ausführungen')
  await expect(page).toHaveURL(new RegExp(`\\?variant=${VARIANT_NUMBER}$`))
  // So does the next one, with a measure as soon as its field is left, and the order.
  await page.getByLabel('Filtern nach Breite').fill('20-40')
  await page.getByLabel('Filtern nach Breite').press('Enter')
  await page.getByRole('columnheader', { name: 'Artikelnummer' }).getByRole('button').click()
  const address = `?min-b=20&max-b=40&sort=number-asc&variant=${VARIANT_NUMBER}`
  await expect(page).toHaveURL((url) => url.search === address)
  // It is the same table after a reload, on the way back and in another language.
  const first = page.getByRole('radio', { name: /^CT-/ }).first()
  await expect(first).toHaveValue('CT-08A1-S-2000')
  const [some] = /^\d+/.exec((await count.textContent()) ?? '') ?? []
  expect(Number(some)).toBeGreaterThan(0)
  expect(Number(some)).toBeLessThan(78)
  const isSame = async (word: string) => {
    await expect(page.getByRole('status').filter({ hasText: `${some} ${word} 78` })).toBeVisible()
    await expect(first).toHaveValue('CT-08A1-S-2000')
  }
  await page.reload()
  await isSame('von')
  await page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('link', { name: 'Typ CT' }).click()
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1, name: 'Typ CT', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/typ-ct$/)
  await page.goBack()
  await isSame('von')
  await opener(page, /^Sprache wählen/).click()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).filter({ visible: true }).click()
  await isSame('of')
  await page.goBack()
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).first().click()
  await expect(page).toHaveURL((url) => url.search === `?sort=number-asc&variant=${VARIANT_NUMBER}`)
  // The data sheet follows the filters of the table, in both places with the same choice.
  const sheet = page.getByRole('link', { name: 'Datenblatt (PDF)' })
  await expect(sheet).not.toHaveAttribute('href', /08B-1/)
  await filter.selectOption('08B-1')
  const query = new RegExp(`\\?variant=${VARIANT_NUMBER}&by-.*=08B-1$`)
  await expect(sheet).toHaveAttribute('href', query)
  await expect(page.getByRole('link', { name: 'Datenblatt mit diesen Ausführungen' })).toHaveAttribute('href', query)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the table begins filtered, too, and the chip leads to the whole of it', async ({ page }) => {
    await page.goto('/de/shop/category/kettenfuehrungen/typ-ct')
    const option = await page.getByRole('checkbox', { name: /^08B-1/ }).getAttribute('value')
    await page.goto(`${PRODUCT_PATH.de}?f=${option}`)
    await expect(page.getByRole('radio', { name: /^CT-/ })).toHaveCount(6)
    // Drawn is the first of them, not the first of all.
    await expect(page.getByText('b 26,4', { exact: true }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Filter entfernen: Kette 08B-1' }).click()
    await expect(page.getByText('78 von 78 Ausführungen')).toBeVisible()
  })
})
