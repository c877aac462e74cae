import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pageBody } from '#test/support/page-dom.ts'
import { startSite, type RunningSite } from '#test/support/site.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { weakLinkTo, type WeakLink } from '#test/support/weak-link.ts'
import { PRODUCT } from '#test/support/visitor.ts'

const CATEGORY = '/de/shop/category/kettenfuehrungen'

let services: SharedSite
let pages: RunningSite
let shop: WeakLink
let content: WeakLink
/** By id, so that the page is found without a request for its path. */
let productById: string

beforeAll(async () => {
  services = await sharedSite()
  shop = await weakLinkTo(`${services.url}/store-api`)
  content = await weakLinkTo(`${services.url}/typo`)
  pages = await startSite({ env: { SHOP_URL: shop.url, CONTENT_URL: content.url, LOG_LEVEL: 'silent' } })
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
afterAll(async () => {
  await Promise.all([shop.close(), content.close()])
  await pages.dispose()
})
beforeEach(() => {
  shop.mood = 'working'
  shop.at = /^/
  content.mood = 'working'
})

/** The links of the language switch on a page, by language. */
async function readSwitch(path: string): Promise<Record<string, string>> {
  const body = pageBody(await (await fetch(pages.url + path)).text())
  const links = [...body.querySelectorAll('header details a[hreflang]:not([aria-current], [target])')]
  return Object.fromEntries(links.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']))
}

/** Status of each address. */
async function statusesOf(addresses: Record<string, string>): Promise<Record<string, number>> {
  const asked = Object.entries(addresses).map(async ([language, address]): Promise<[string, number]> => [
    language,
    (await fetch(pages.url + address, { redirect: 'manual' })).status,
  ])
  return Object.fromEntries(await Promise.all(asked))
}
const ALL_EXIST = { en: 200, nl: 200, cs: 200 }

test.each(['/de', '/de/impressum', '/de/shop', '/de/shop/category', CATEGORY, PRODUCT, '/de/shop/cart'])(
  'the switch on %s leads to existing pages',
  async (path) => expect(await statusesOf(await readSwitch(path))).toEqual(ALL_EXIST),
)

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
