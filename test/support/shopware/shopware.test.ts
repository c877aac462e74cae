import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGLISH, GERMAN } from '#contracts/shop/languages.ts'
import { asking, type ShopEndpoint } from '#test/contract/shop/endpoint.ts'
import { navigationSuite } from '#test/contract/shop/navigation.suite.ts'
import { optionIdOf, productIdOf, STRIP_COUNT } from './catalogue/products.ts'
import { idOf } from '#backend/database/id.ts'
import { startStandInShopware, type StandInShopware } from './server.ts'

/** Each trait against the observed behaviour of a Shopware 6.6.7.1, so that the stand-in is never kinder. */
let shopware: StandInShopware
beforeAll(async () => {
  shopware = await startStandInShopware()
})
afterAll(() => shopware.close())

const endpoint = (): ShopEndpoint => ({
  url: shopware.settings['SHOP_URL'] ?? '',
  accessKey: shopware.settings['SHOP_ACCESS_KEY'] ?? '',
  fetch,
  writable: true,
  storefrontUrl: shopware.origin,
})
const ask = asking(endpoint)

/** One visitor: each request has the token of the response before. */
function newCaller() {
  let token = ''
  return async (address: string, body?: unknown) => {
    const answer = await ask(address, { body, headers: { 'sw-context-token': token } })
    token = answer.headers.get('sw-context-token') ?? token
    return answer
  }
}
type Caller = ReturnType<typeof newCaller>

const item = (number: string, more: object = {}) => ({
  type: 'product',
  referencedId: productIdOf(number),
  quantity: 1,
  ...more,
})
const add = (call: Caller, ...items: object[]) => call('POST /checkout/cart/line-item', { items })
const errorsIn = ({ json }: { json: { errors: Record<string, object> } }) => Object.values(json.errors)

describe('the catalogue of the stand-in', () => {
  it('sends null for a missing value, and only facts that were stored', async () => {
    const { json } = await ask('POST /product', { body: { ids: [productIdOf('PL-10')] } })
    const [sheet] = json.elements
    expect(sheet).toMatchObject({ options: null, media: null, optionIds: null, customFields: {}, metaTitle: null })
    expect(sheet.translated.customFields).toEqual({})
    expect(sheet).not.toHaveProperty('variantListingConfig')
  })

  it('has neither address nor page for folders and links among the categories', async () => {
    const { json } = await ask('POST /navigation/main-navigation/main-navigation', {
      body: { depth: 3, buildTree: false, associations: { seoUrls: {} } },
    })
    const id = idOf('category', 'service-films')
    const films = json.find((category: { id: string }) => category.id === id)
    expect(films).toMatchObject({ type: 'link', linkType: 'external', externalLink: 'https://films.example.com/' })
    expect(films.seoUrls ?? []).toEqual([])
    const { status } = await ask(`POST /category/${id}`, { body: {} })
    expect(status).toBe(404)
  })

  it('leaves nothing of `translated` where only its dotted names are asked for', async () => {
    const read = (product: string[]) =>
      ask('POST /product', { body: { ids: [productIdOf('PL-10')], includes: { product } } })
    expect((await read(['id', 'translated.name'])).json.elements[0].translated).toEqual([])
    expect((await read(['name', 'translated.name'])).json.elements[0].translated).toEqual({
      name: 'Platte natur & grün',
    })
  })

  it('lists a family as one of its variants, with its cheapest price', async () => {
    const listing = (body: object) => ask(`POST /product-listing/${idOf('category', 'chain-guides-ct')}`, { body })
    const { json } = await listing({})
    expect(json.elements).toHaveLength(2)
    for (const row of json.elements)
      expect(row).toMatchObject({ parentId: expect.any(String), childCount: null, name: null, description: null })
    expect(json.elements[0].translated.name).toBe('Kettenführung Typ CT Simplex')
    expect(json.elements[0].calculatedCheapestPrice).toMatchObject({ unitPrice: 9.9, hasRange: true })
    const { json: filtered } = await listing({ properties: optionIdOf('chain/06b-1') })
    expect(filtered.elements.map(({ productNumber }: { productNumber: string }) => productNumber)).toEqual([
      'CT-06B1-S-2000',
    ])
  })

  it('lists a product itself in a cross-selling that is filled by a stream', async () => {
    const { json } = await ask(`POST /product/${productIdOf('CT-1')}/cross-selling`, { body: {} })
    expect(json[1].products).toContainEqual(expect.objectContaining({ parentId: productIdOf('CT-1') }))
  })

  it('has descriptions with entities', async () => {
    const { json } = await ask('POST /product', { body: { ids: [productIdOf('PL-10')] } })
    expect(json.elements[0].translated.description).toContain('verschleißfest &amp; gleitet')
  })

  it('names pictures by another host than the one that was asked', async () => {
    const { json } = await ask('POST /product', { body: { ids: [productIdOf('PL-10')] } })
    const { url } = json.elements[0].cover.media
    expect(new URL(url).hostname).not.toBe(new URL(shopware.settings['SHOP_URL'] ?? '').hostname)
    expect((await fetch(url)).headers.get('content-type')).toBe('image/svg+xml')
  })

  it('refuses more than 100 rows, and sends 100 where no limit is asked for', async () => {
    const { status, json } = await ask('POST /country', { body: { limit: 101 } })
    expect([status, json.errors[0].code]).toEqual([400, 'FRAMEWORK__QUERY_LIMIT_EXCEEDED'])
    for (const list of ['/category', '/product', `/product-listing/${idOf('category', 'sliding-strips')}`])
      expect((await ask(`POST ${list}`, { body: { limit: 250 } })).status).toBe(400)
    const { json: countries } = await ask('POST /country', { body: {} })
    expect(countries.elements).toHaveLength(100)
    expect(STRIP_COUNT).toBeGreaterThan(100)
  })

  it('has 250 countries, the neighbours of Germany beyond the first 100', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => ask('POST /country', { body: { page } })))
    const isos = pages.map(({ json }) => json.elements.map(({ iso }: { iso: string }) => iso))
    expect(isos.map((page) => page.length)).toEqual([100, 100, 50])
    expect(isos[0]).toContain('DE')
    for (const iso of ['AT', 'CH', 'NL', 'PL', 'CZ']) expect(isos[0]).not.toContain(iso)
  })

  it('sends the root with a flat navigation', async () => {
    const { json } = await ask('POST /navigation/main-navigation/main-navigation', {
      body: { buildTree: false, depth: 1 },
    })
    expect(json.map(({ level }: { level: number }) => level).toSorted()[0]).toBe(1)
  })

  it('wraps breadcrumbs, and fails for the entry category, which has none', async () => {
    const breadcrumb = (key: string) => ask(`GET /breadcrumb/${idOf('category', key)}?type=category`)
    expect((await breadcrumb('chain-guides-ct')).json).toMatchObject({
      breadcrumbs: [{ name: 'Kettenführungen' }, { name: 'Typ CT' }],
      apiAlias: 'breadcrumb_collection',
    })
    const { status, json } = await breadcrumb('root')
    expect([status, json.errors[0]]).toMatchObject([
      500,
      { detail: expect.stringContaining('Ids should not be empty') },
    ])
  })

  it('knows no newer reads by GET', async () => {
    expect((await ask(`GET /product/${productIdOf('PL-10')}`)).status).toBe(405)
  })
})

describe('the contract suite on the stand-in', () => {
  navigationSuite(endpoint)
})

describe('the prices of the stand-in', () => {
  it('are gross, and every place says so', async () => {
    const call = newCaller()
    const { json: context } = await call('GET /context')
    expect([context.context.taxState, context.currentCustomerGroup.displayGross]).toEqual(['gross', true])
    const { json: cart } = await add(call, item('PL-10', { quantity: 2 }))
    // As recorded of two pieces at 21.94.
    expect(cart.price).toMatchObject({ netPrice: 36.87, totalPrice: 43.88, taxStatus: 'gross' })
    expect(cart.price.calculatedTaxes).toMatchObject([{ tax: 7.01, taxRate: 19, price: 43.88 }])
  })
})

describe('the cart of the stand-in', () => {
  it('loses additions that arrive at the same time', async () => {
    const call = newCaller()
    await add(call, item('GL-001', { id: 'a', quantity: 5 }))
    await Promise.all(Array.from({ length: 8 }, () => add(call, item('GL-001', { id: 'a' }))))
    const { json } = await call('GET /checkout/cart')
    expect(json.lineItems[0].quantity).toBeGreaterThan(5)
    expect(json.lineItems[0].quantity).toBeLessThan(13)
  })

  it('loses additions that arrive while the cart is read', async () => {
    const call = newCaller()
    await add(call, item('GL-001', { id: 'a', quantity: 5 }))
    const read = call('GET /checkout/cart')
    await add(call, item('GL-001', { id: 'a' }))
    await read
    const { json } = await call('GET /checkout/cart')
    expect(json.lineItems[0].quantity).toBe(5)
  })

  it('adds up equal ids, keeps others apart, and keeps the payload without a look at it', async () => {
    const call = newCaller()
    const payload = { cut_length: 99_999 }
    await add(call, item('CT-08B1-S-2000', { id: 'a', payload }))
    await add(call, item('CT-08B1-S-2000', { id: 'a', payload }))
    const { json } = await add(call, item('CT-08B1-S-2000'))
    const rows = json.lineItems.map((line: { quantity: number; payload: object; price: { unitPrice: number } }) => [
      line.quantity,
      'cut_length' in line.payload && line.payload.cut_length,
      line.price.unitPrice,
    ])
    expect(rows).toEqual([
      [2, 99_999, 12.5],
      [1, false, 12.5],
    ])
  })

  it('corrects quantities without asking, with an error of level 10 in English', async () => {
    const call = newCaller()
    const many = await add(call, item('GL-001', { quantity: 500 }))
    expect(many.json.lineItems[0].quantity).toBe(100)
    expect(errorsIn(many)).toMatchObject([
      {
        level: 10,
        messageKey: 'product-stock-reached',
        message: 'The product Gleitleiste 001 is only available 100 times',
      },
    ])
    const few = await add(call, item('PL-10', { id: 'b' }))
    expect(few.json.lineItems[1].quantity).toBe(2)
    expect(errorsIn(few)).toMatchObject([{ level: 10, messageKey: 'min-order-quantity' }])
    const odd = await call('PATCH /checkout/cart/line-item', { items: [{ id: 'b', quantity: 5 }] })
    expect(odd.json.lineItems[1].quantity).toBe(4)
    expect(errorsIn(odd)).toMatchObject([{ level: 10, messageKey: 'purchase-steps-quantity' }])
    expect((await call('GET /checkout/cart')).json.errors).toEqual([])
  })

  it('reports missing records in English for developers', async () => {
    const { json } = await add(newCaller(), item('nothing'))
    expect(json.lineItems).toEqual([])
    expect(errorsIn({ json })).toMatchObject([{ message: 'The product %s could not be found', level: 20 }])
  })
})

describe('the orders of the stand-in', () => {
  const germany = async () => {
    const filter = [{ type: 'equals', field: 'iso', value: 'DE' }]
    return (await ask('POST /country', { body: { filter } })).json.elements[0].id
  }
  const registration = async (storefrontUrl: string) => ({
    guest: true,
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Beispiel',
    storefrontUrl,
    billingAddress: { street: 'Weg 1', zipcode: '44139', city: 'Dortmund', countryId: await germany() },
  })

  it('are two where the same request is sent twice, whatever the idempotency key', async () => {
    const call = newCaller()
    await add(call, item('GL-001'))
    await call('POST /account/register', await registration(shopware.origin))
    const { json } = await call('GET /checkout/cart')
    const headers = { 'sw-context-token': json.token, 'idempotency-key': 'one' }
    const send = () => ask('POST /checkout/order', { body: { hash: json.hash }, headers })
    const orders = await Promise.all([send(), send()])
    expect(orders.map(({ status }) => status)).toEqual([200, 200])
    const numbers = orders.map(({ json: order }) => order.orderNumber)
    expect(new Set(numbers).size).toBe(2)
    expect(numbers[0]).toMatch(/^\d{5}$/)
    expect(orders[0]?.json).toMatchObject({ amountTotal: 2, amountNet: 1.68, taxStatus: 'gross' })
  })

  it('need a domain of the channel, of which there is one for each language', async () => {
    const call = newCaller()
    const { json: context } = await call('GET /context')
    const domains = context.salesChannel.domains.map(({ url, languageId }: { url: string; languageId: string }) => [
      url,
      languageId,
    ])
    expect(domains).toEqual([
      [shopware.origin, GERMAN],
      [shopware.origin, GERMAN],
      [`${shopware.origin}/en`, ENGLISH],
    ])
    const refused = await call('POST /account/register', await registration('http://localhost:3000'))
    expect([refused.status, refused.json.errors[0]]).toMatchObject([
      400,
      { code: 'VIOLATION::NO_SUCH_CHOICE_ERROR', source: { pointer: '/storefrontUrl' } },
    ])
    expect((await call('POST /account/register', await registration(`${shopware.origin}/en`))).status).toBe(200)
    const place = { associations: { country: {} } }
    const { json: customer } = await call('POST /account/customer', {
      associations: { activeBillingAddress: place, defaultBillingAddress: place },
    })
    expect(customer.activeBillingAddress).toBeNull()
    expect(customer.defaultBillingAddress.country.iso).toBe('DE')
  })

  it('refuse a cart that changed since its hash was read', async () => {
    const call = newCaller()
    await add(call, item('GL-001', { id: 'a' }))
    await call('POST /account/register', await registration(shopware.origin))
    const { json } = await call('GET /checkout/cart')
    // A hash has no payload.
    const items = [{ id: 'a', payload: { cut_length: 500 } }]
    expect((await call('PATCH /checkout/cart/line-item', { items })).json.hash).toBe(json.hash)
    await add(call, item('GL-001', { id: 'a' }))
    const { status, json: refused } = await call('POST /checkout/order', { hash: json.hash })
    expect([status, refused.errors[0].code]).toEqual([409, 'CHECKOUT__CART_HASH_MISMATCH'])
  })
})
