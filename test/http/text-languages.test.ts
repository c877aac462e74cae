import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { pageBody } from '#test/support/page-dom.ts'
import type { SharedSite } from '#test/support/shared-site.ts'
import { sharedSiteApart, type SiteApart } from '#test/support/site-apart.ts'
import { filePaths } from '#web/app/paths.ts'
import type { RangeFilters } from '#web/shell/header/range/ask-range.ts'
import { CONFIRMED, goToSummary, type Visitor } from '#test/support/visitor.ts'

/** The site with its catalogue's names in each language, and one whose shop has English texts for Dutch pages. */
let complete: SharedSite
let shared: SharedSite
let visitShared: SiteApart['visit']
beforeAll(async () => {
  ;({ services: complete, pages: shared, visit: visitShared } = await sharedSiteApart())
})

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

/** The names of categories in header, menu and footer, with their marks. */
async function marksInMenus(site: SharedSite) {
  const body = pageBody(await (await fetch(`${site.url}/nl/contact`)).text())
  const links = [...body.querySelectorAll(':is(header, footer) a[href^="/nl/shop/category/"]')]
  expect(links.length).toBeGreaterThan(10)
  return new Set(links.map((link) => link.getAttribute('lang')))
}

test('Dutch menus with English categories mark their names, and Dutch ones are unmarked', async () => {
  expect(await marksInMenus(shared)).toEqual(new Set(['en']))
  expect(await marksInMenus(complete)).toEqual(new Set([null]))
})

test('a Dutch overview of the range with English texts marks families, too', async () => {
  const { common } = (await (await fetch(shared.url + filePaths.range('nl'))).json()) as RangeFilters
  expect(common.length).toBeGreaterThan(1)
  expect(new Set(common.map(({ familyLang }) => familyLang))).toEqual(new Set(['en']))
})

/** The short texts of the demo catalogue that a Dutch page has in English where its shop has nothing better. */
const englishNames = (() => {
  const english = new Set<string>()
  const dutch = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('en' in value && 'nl' in value && typeof value.en === 'string' && typeof value.nl === 'string') {
      english.add(value.en.toLowerCase())
      dutch.add(value.nl.toLowerCase())
    }
    for (const inner of Object.values(value)) collect(inner)
  }
  for (const file of ['categories', 'property-groups', 'products', 'variants']) {
    const lines = readFileSync(new URL(`../../data/catalogue/${file}.jsonl`, import.meta.url), 'utf8')
    for (const line of lines.trim().split('\n')) collect(JSON.parse(line))
  }
  return new Set([...english].filter((name) => !dutch.has(name) && /\p{L}{3}/u.test(name)))
})()

/** A text as the catalogue has it: without the letter of a measure, and a version without its number. */
const nameIn = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/ [a-z]$/, '')

const isEnglish = (text: string) => text.split(' · ').some((part) => englishNames.has(nameIn(part)))

/** English names in the page, and those of them that are not marked as English. */
async function unmarkedNames(response: Response) {
  expect(response.status).toBe(200)
  const page = pageBody(await response.text()).querySelector('main')
  const texts = [...(page?.querySelectorAll('*') ?? [])]
    .flatMap((element) => [...element.childNodes].filter(({ nodeType }) => nodeType === 3))
    .map((node) => ({ text: node.textContent ?? '', parent: node.parentElement }))
    .filter(({ text }) => isEnglish(text))
  const unmarked = texts.filter(({ parent }) => parent?.closest('[lang]')?.getAttribute('lang') !== 'en')
  const names = texts.map(({ text }) => text)
  return { names, unmarked: unmarked.map(({ text }) => text), notes: page?.textContent?.match(NOTE)?.length ?? 0 }
}

test('the lines of a Dutch cart over the page mark names in English', async () => {
  const visitor = visitShared()
  await goToSummary(visitor)
  const lines: unknown = await (await visitor.get('/nl/shop/cart/lines')).json()
  expect(lines).toEqual({ lines: [expect.objectContaining({ language: 'en' })] })
})

const CT = '/nl/shop/product/chain-guides/type-ct/chain-guide-type-ct-simplex'
/** A list with the filter of this name. */
async function filterBy(visitor: Visitor, name: string) {
  const path = '/nl/shop/category/chain-guides'
  const labels = [...pageBody(await (await visitor.get(path)).text()).querySelectorAll('label')]
  const option = labels.find(({ textContent }) => textContent?.trim().startsWith(name))?.querySelector('input')
  return visitor.get(`${path}?f=${option?.getAttribute('value')}`)
}

/** The cart, the summary or the confirmation of a request for one guide. */
async function requestPage(visitor: Visitor, path: string) {
  const { key } = await goToSummary(visitor)
  if (path === 'orderconfirmation') await visitor.post('/nl/shop/checkout', { ...CONFIRMED, key })
  return visitor.get(`/nl/shop/${path}`)
}

test.each<[string, (visitor: Visitor) => Promise<Response>, notes: number]>([
  ['start', (visitor) => visitor.get('/nl/shop'), 1],
  ['category', (visitor) => visitor.get('/nl/shop/category/chain-guides'), 1],
  ['filtered category', (visitor) => filterBy(visitor, 'green'), 1],
  ['category within another', (visitor) => visitor.get('/nl/shop/category/chain-guides/type-ct'), 1],
  ['product', (visitor) => visitor.get(`${CT}?variant=CT-08B1-S-2000`), 1],
  ['product with what goes with it', (visitor) => visitor.get(`${CT}?variant=CT-08B1-S-2000&accessories=1`), 1],
  ['comparison', (visitor) => visitor.get('/nl/shop/compare?item=CT-1&item=CTU-1'), 1],
  ['cart', (visitor) => requestPage(visitor, 'cart'), 1],
  ['summary', (visitor) => requestPage(visitor, 'checkout?step=summary'), 0],
  ['confirmation', (visitor) => requestPage(visitor, 'orderconfirmation'), 0],
  [
    'list',
    (visitor) => visitor.post('/nl/shop/list', { list: 'CT-08B1-S-2000;2\nCT-08B1-S-2000;x', intent: 'check' }),
    0,
  ],
])('a Dutch %s with English texts marks each English name', async (_, open, times) => {
  const { names, unmarked, notes } = await unmarkedNames(await open(visitShared()))
  expect(names.length).toBeGreaterThan(0)
  expect([...new Set(unmarked)]).toEqual([])
  expect(notes).toBe(times)
})
