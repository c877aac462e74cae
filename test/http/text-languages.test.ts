import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageBody } from '#test/support/page-dom.ts'
import { startSite, type RunningSite } from '#test/support/site.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'

/** The site with the names of its catalogue in each language, and one whose shop has English texts for Dutch pages. */
let complete: SharedSite
let shared: RunningSite
beforeAll(async () => {
  complete = await sharedSite()
  shared = await startSite({ env: { SHOP_URL: `${complete.url}/store-api`, CONTENT_URL: `${complete.url}/typo` } })
})
afterAll(() => shared.dispose())

const main = async (site: SharedSite, path: string) => {
  const response = await fetch(site.url + path)
  expect(response.status, path).toBe(200)
  return pageBody(await response.text()).querySelector('main')
}
const NOTE = /Sommige teksten zijn er nog niet in het Nederlands\. Ze staan hier in het Engels\./g

test.each([
  ['category', '/nl/shop/category/chain-guides'],
  ['product', '/nl/shop/product/chain-guides/type-ct/chain-guide-type-ct-simplex'],
])('a Dutch %s with English texts marks them and says so once', async (_, path) => {
  const page = await main(shared, path)
  expect(page?.querySelector('h1')?.getAttribute('lang')).toBe('en')
  expect(page?.querySelector('header p')?.getAttribute('lang')).toBe('en')
  const names = [...(page?.querySelectorAll('h3 a') ?? [])]
  expect(names.length).toBeGreaterThan(1)
  expect(names.filter((name) => name.getAttribute('lang') !== 'en').map(({ textContent }) => textContent)).toEqual([])
  expect(page?.textContent?.match(NOTE)).toHaveLength(1)
})

test('a Dutch list with English texts marks the names of its filters, but not sizes', async () => {
  const page = await main(shared, '/nl/shop/category/chain-guides')
  const labels = [...(page?.querySelectorAll('label:has(input[name="f"])') ?? [])]
  const markOf = (text: string) =>
    labels
      .find(({ textContent }) => textContent?.trim().startsWith(text))
      ?.querySelector('[lang]')
      ?.getAttribute('lang')
  expect(markOf('green')).toBe('en')
  expect([markOf('08B-1'), labels.some(({ textContent }) => textContent?.includes('08B-1'))]).toEqual([undefined, true])
})

test('a Dutch table of variants with English texts marks its heads and values, but not sizes', async () => {
  const page = await main(shared, '/nl/shop/product/chain-guides/type-ct/chain-guide-type-ct-simplex')
  const table = page?.querySelector('table')
  const marksOf = (selector: string, text: string) => [
    ...new Set(
      [...(table?.querySelectorAll(selector) ?? [])]
        .filter(({ textContent }) => textContent?.trim() === text)
        .map((cell) => (cell.closest('[lang]') ?? cell.querySelector('[lang]'))?.getAttribute('lang')),
    ),
  ]
  expect(marksOf('thead button', 'Chain')).toEqual(['en'])
  expect(marksOf('tbody td', 'Material S green')).toEqual(['en'])
  expect(marksOf('option', 'S green')).toEqual(['en'])
  expect(marksOf('tbody td', '08B-1')).toEqual([undefined])
})

test('a Dutch start with English categories marks their names', async () => {
  const page = await main(shared, '/nl/shop')
  const names = [...(page?.querySelectorAll('h3 a') ?? [])]
  expect(names.length).toBeGreaterThan(1)
  expect(names.filter((name) => name.getAttribute('lang') !== 'en').map(({ textContent }) => textContent)).toEqual([])
})

test.each([
  ['nl', 'Ketting'],
  ['cz', 'Řetěz'],
])('a table of variants in %s has no note and no mark', async (locale, chain) => {
  const german = await fetch(`${complete.url}/de/shop/product/kettenfuehrungen/typ-ct/kettenfuehrung-typ-ct-simplex`)
  const [, path = ''] = new RegExp(`href="[^"]*(/${locale}/shop/product/[^"]*)"`).exec(await german.text()) ?? []
  const table = (await main(complete, path))?.querySelector('table')
  expect([...(table?.querySelectorAll('thead button') ?? [])].map(({ textContent }) => textContent)).toContain(chain)
  expect([...(table?.querySelectorAll('[lang]') ?? [])].map(({ outerHTML }) => outerHTML)).toEqual([])
})

const category = async (locale: string) => {
  const start = await main(complete, `${locale}/shop`)
  return main(complete, start?.querySelector(`a[href^="${locale}/shop/category/"]`)?.getAttribute('href') ?? '')
}

test.each(['/de', '/en', '/nl', '/cz'])(
  'a category in %s has no note and no mark: its texts are complete',
  async (locale) => {
    const page = await category(locale)
    expect(page?.querySelectorAll('h3').length).toBeGreaterThan(1)
    expect([...(page?.querySelectorAll('[lang]') ?? [])].map(({ outerHTML }) => outerHTML)).toEqual([])
  },
)
