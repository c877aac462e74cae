import { afterAll, expect, test } from 'vitest'
import { newAddress, pageText, registerOn, signInOn } from '#test/support/account-visitor.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { sharedSiteOnShopware } from '#test/support/shopware/site-on-shopware.ts'
import { addPiece, visit, type Visitor } from '#test/support/visitor.ts'

const { site, shopware } = await sharedSiteOnShopware()
const LIST = '/de/shop/category/gleitleisten'
const STRIP = '/de/shop/product/gleitleiste-001'
const FAMILY = '/de/shop/product/kettenfuehrungen/typ-ct/kettenfuehrung-typ-ct-simplex'

afterAll(() => shopware.groups.clear())

const textOf = async (path: string, visitor: Visitor) => pageText(await visitor.get(path))
/** The first price on a page, with its word: "2,00 € brutto". */
const priceOn = async (path: string, visitor: Visitor) =>
  /\d+,\d\d € (?:brutto|netto)/.exec((await textOf(path, visitor)).replaceAll('\u00a0', ' '))?.[0]
const pagesOf = async (visitor: Visitor) => [await priceOn(LIST, visitor), await priceOn(STRIP, visitor)]

/** A customer of a group with net prices, 20 % below those of others. */
async function newGroupCustomer() {
  const email = newAddress()
  shopware.groups.set(email, { display: 'net', factor: 0.8 })
  const visitor = visit(site.url)
  await registerOn(visitor, email)
  return { visitor, email }
}

test('a customer of another group sees the prices of that group in lists, on products and in the cart', async () => {
  const { visitor } = await newGroupCustomer()
  expect(await pagesOf(visitor)).toEqual(['1,60 € netto', '1,60 € netto'])
  const family = await textOf(FAMILY, visitor)
  expect([/\b10,00\s€/.test(family), family.includes('netto'), family.includes('brutto')]).toEqual([true, true, false])
  await addPiece(visitor)
  const cart = (await textOf('/de/shop/cart', visitor)).replaceAll('\u00a0', ' ')
  expect(cart).toContain('10,00 € je Stück, netto')
})

test('all others get the shared page, before and after', async () => {
  const shared = ['2,00 € brutto', '2,00 € brutto']
  expect(await pagesOf(visit(site.url))).toEqual(shared)
  const { visitor } = await newGroupCustomer()
  const own = await visitor.get(LIST)
  expect([own.headers.get('cache-control'), own.headers.get('etag')]).toEqual(['no-store', null])
  expect(await pagesOf(visit(site.url))).toEqual(shared)
  const ordinary = visit(site.url)
  await registerOn(ordinary, newAddress())
  expect(await pagesOf(ordinary)).toEqual(shared)
  expect((await ordinary.get(LIST)).headers.get('etag')).not.toBeNull()
})

test('own prices end with the sign-out and come back with the sign-in', async () => {
  const { visitor, email } = await newGroupCustomer()
  await visitor.post('/de/shop/account/logout', {})
  expect(await priceOn(STRIP, visitor)).toBe('2,00 € brutto')
  await signInOn(visitor, email)
  expect(await priceOn(STRIP, visitor)).toBe('1,60 € netto')
})

test('a form error of a customer whose group changed since has price and word of one context', async () => {
  const visitor = visit(site.url)
  const email = newAddress()
  await registerOn(visitor, email)
  shopware.groups.set(email, { display: 'net', factor: 0.5 })
  const response = await visitor.post(STRIP, { quantity: 'abc' })
  const text = (await pageText(response)).replaceAll('\u00a0', ' ')
  expect(response.status).toBe(422)
  expect(text).toContain('1,00 € netto')
  expect(text).not.toContain('brutto')
})

test.each(['/de/shop/account/account', '/de/shop/account/addresses', '/de/shop/account/orderhistory'])(
  '%s notes that the company has put the customer into another group',
  async (page) => {
    const visitor = visit(site.url)
    const email = newAddress()
    await registerOn(visitor, email)
    shopware.groups.set(email, { display: 'net', factor: 0.5 })
    await visitor.get(page)
    expect(await priceOn(STRIP, visitor)).toBe('1,00 € netto')
  },
)

test('a followed link brings own prices with their word', async () => {
  const { visitor } = await newGroupCustomer()
  const data = await (await visitor.get(`${STRIP}.data`)).text()
  expect(data).toContain('"net"')
  expect(data).not.toContain('"gross"')
  const shared = await (await visit(site.url).get(`${STRIP}.data`)).text()
  expect(shared).toContain('"gross"')
})

test('the home page is made for such a customer, too', async () => {
  const { visitor } = await newGroupCustomer()
  const body = pageBody(await (await visitor.get('/de')).text())
  expect(body.querySelector('main h1')).not.toBeNull()
})
