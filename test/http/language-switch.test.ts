import { afterEach, beforeAll, expect, test } from 'vitest'
import { pageBody } from '#test/support/page-dom.ts'
import { sharedSiteApart, type SiteApart } from '#test/support/site-apart.ts'
import type { WeakLink } from '#test/support/weak-link.ts'
import { addPiece, PRODUCT } from '#test/support/visitor.ts'

const CATEGORY = '/de/shop/category/kettenfuehrungen'

let pages: SiteApart['pages']
let visitPages: SiteApart['visit']
let shop: WeakLink
let content: WeakLink
/** By id, so that the page is found without a request for its path. */
let productById: string

beforeAll(async () => {
  const { services, links, ...apart } = await sharedSiteApart()
  ;({ pages, visit: visitPages } = apart)
  ;({ shop, content } = links)
  const asked = await fetch(`${services.url}/store-api/seo-url`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sw-access-key': 'SWSCDEMOPROFILWERK00000000' },
    body: JSON.stringify({
      filter: [{ type: 'equals', field: 'seoPathInfo', value: PRODUCT.replace('/de/shop/product/', '') }],
    }),
  })
  const [, id] = /"foreignKey":"(\w+)"/.exec(await asked.text()) ?? []
  productById = `/de/shop/product/${id}`
})
afterEach(() => {
  shop.mood = 'working'
  shop.at = /^/
  content.mood = 'working'
})

/** The links of the language switch on a page, by language. */
const readSwitch = async (path: string) => switchOf(await (await fetch(pages.url + path)).text())
function switchOf(html: string): Record<string, string> {
  const body = pageBody(html)
  const links = [...body.querySelectorAll('header details a[hreflang]:not([aria-current], [target])')]
  return Object.fromEntries(links.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']))
}

/** The queries are choices: a tool begins with an example, a model with its usual length. */
const withoutQueries = (addresses: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(addresses).map(([language, address]) => [language, address.split('?', 1)[0] ?? '']))

/** Status of each address. */
async function statusesOf(addresses: Record<string, string>): Promise<Record<string, number>> {
  const asked = Object.entries(addresses).map(async ([language, address]): Promise<[string, number]> => [
    language,
    (await fetch(pages.url + address, { redirect: 'manual' })).status,
  ])
  return Object.fromEntries(await Promise.all(asked))
}
const ALL_EXIST = { en: 200, nl: 200, cs: 200 }

test.each(['/de', '/de/impressum', '/de/shop', '/de/shop/category', CATEGORY, PRODUCT])(
  'the switch on %s leads to existing pages',
  async (path) => expect(await statusesOf(await readSwitch(path))).toEqual(ALL_EXIST),
)

test.each([
  ...['', '/chemical-resistance', '/chain-rack', '/cut-list', '/cad'].map((tool) => `/tools${tool}`),
  ...['/cart', '/compare', '/list', '/account/password'].map((screen) => `/shop${screen}`),
  '/search',
  '/downloads',
  '/cookie-settings',
])('the switch on %s leads to the same screen', async (path) => {
  const addresses = await readSwitch(`/de${path}`)
  expect(withoutQueries(addresses)).toEqual({ en: `/en${path}`, nl: `/nl${path}`, cs: `/cz${path}` })
  expect(await statusesOf(addresses)).toEqual(ALL_EXIST)
})

test('the switch on the model of a product leads to the same model', async () => {
  const [, model = ''] = /(\/de\/shop\/cad\/[0-9a-f]{32})/.exec(await (await fetch(pages.url + PRODUCT)).text()) ?? []
  expect(withoutQueries(await readSwitch(model))).toEqual({
    en: model.replace('/de/', '/en/'),
    nl: model.replace('/de/', '/nl/'),
    cs: model.replace('/de/', '/cz/'),
  })
})

test('the switch on an article leads to the article in the languages that have it', async () => {
  const [, article] = /href="(\/de\/news\/[a-z0-9-]+)"/.exec(await (await fetch(`${pages.url}/de/news`)).text()) ?? []
  const statuses = await statusesOf(await readSwitch(article ?? ''))
  expect(statuses).toEqual(ALL_EXIST)
})

test('the switch on the checkout leads to the checkout', async () => {
  const visitor = visitPages()
  await addPiece(visitor)
  const addresses = switchOf(await (await visitor.get('/de/shop/checkout')).text())
  expect(addresses).toEqual({ en: '/en/shop/checkout', nl: '/nl/shop/checkout', cs: '/cz/shop/checkout' })
})

test.each([
  ['product', '/de/shop/product/no/such/thing', '/en/shop/category'],
  ['category', '/de/shop/category/no-such-category', '/en/shop/category'],
  ['page', '/de/no-such-page', '/en'],
])('the switch on a %s that does not exist leads to existing pages', async (_, path, english) => {
  const addresses = await readSwitch(path)
  expect(addresses['en']).toBe(english)
  expect(await statusesOf(addresses)).toEqual(ALL_EXIST)
})

test('a product whose other addresses cannot be read leads to the categories of each language', async () => {
  shop.mood = 'failing'
  shop.at = /^\/seo-url/
  const addresses = await readSwitch(productById)
  expect(addresses).toEqual({ en: '/en/shop/category', nl: '/nl/shop/category', cs: '/cz/shop/category' })
  shop.mood = 'working'
  expect(await statusesOf(addresses)).toEqual(ALL_EXIST)
})

test('while the shop is down, its pages lead to the categories of each language', async () => {
  shop.mood = 'cut off'
  const addresses = await readSwitch(`${CATEGORY}?n=1`)
  shop.mood = 'working'
  expect(addresses['en']).toBe('/en/shop/category')
  expect(await statusesOf(addresses)).toEqual(ALL_EXIST)
})

test('while the content system is down, its pages lead to the home page of each language', async () => {
  content.mood = 'broken'
  const addresses = await readSwitch('/de/agb')
  content.mood = 'working'
  expect(addresses).toEqual({ en: '/en', nl: '/nl', cs: '/cz' })
  expect(await statusesOf(addresses)).toEqual(ALL_EXIST)
})

test.each([
  ['/de/shop/account/login', '?to=%2Fde%2Fshop%2Fcart'],
  ['/de/shop/account/register', '?to=%2Fde%2Fshop%2Fcart'],
  ['/de/news', '?year=2025&topic=1'],
])('the switch on %s keeps %s', async (path, query) => {
  const addresses = await readSwitch(path + query)
  expect(Object.values(addresses).map((address) => address.slice(address.indexOf('?')))).toEqual([query, query, query])
  expect(await statusesOf(addresses)).toEqual(ALL_EXIST)
})

test('a page that is missing in this language leads back to the language in which it exists', async () => {
  expect((await readSwitch('/nl/kontakt/anwendungstechnik'))['de']).toBe('/de/kontakt/anwendungstechnik')
})
