import { beforeAll, expect, test } from 'vitest'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'
import { PRODUCT, VARIANT, visit } from '#test/support/visitor.ts'
import type { Offer } from '#web/routes/shop/product/accessories/offer.ts'

let site: SharedSite
let productId: string
let variantId: string
beforeAll(async () => {
  site = await sharedSite()
  const seoPath = PRODUCT.replace('/de/shop/product/', '')
  productId = await findId('seo-url', 'seoPathInfo', seoPath, /"foreignKey":"(\w+)"/)
  variantId = await findId('product', 'productNumber', VARIANT, /"id":"(\w+)","parentId"|"parentId":"\w+","id":"(\w+)"/)
})

async function findId(operation: string, field: string, value: string, pattern: RegExp): Promise<string> {
  const response = await fetch(`${site.url}/store-api/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sw-access-key': 'SWSCDEMOPROFILWERK00000000' },
    body: JSON.stringify({
      filter: [{ type: 'equals', field, value }],
      includes: { product: ['id', 'parentId'], seo_url: ['foreignKey'] },
    }),
  })
  return (pattern.exec(await response.text()) ?? []).slice(1).find(Boolean) ?? ''
}

async function readOffer(locale: string, product: string, variant: string): Promise<Offer> {
  const response = await fetch(`${site.url}/${locale}/shop/offer/${product}?variant=${variant}`)
  expect(response.status).toBe(200)
  return response.json() as Promise<Offer>
}

test('accessories of a variant are offered in the variants that fit it, in the language of the page', async () => {
  const { products } = await readOffer('de', productId, variantId)
  expect(products.length).toBeGreaterThan(3)
  for (const { fit, variants } of products) expect(variants.map(({ id }) => id)).toContain(fit)
  const textOf = (name: string) => {
    const product = products.find((one) => one.name === name)
    return product?.variants.find(({ id }) => id === product.fit)?.text
  }
  expect(textOf('C-Profil Stahl verzinkt')).toMatch(/^C30-/)
  expect(textOf('Kettenrad Kunststoff')).toMatch(/08B1/)
  // The price of each variant is sent; a price on request would be null.
  const prices = products.flatMap(({ variants }) => variants.map(({ price }) => price.unit))
  expect(prices.filter((unit) => unit !== null && !(unit > 0))).toEqual([])
  expect(prices.filter(Boolean).length).toBeGreaterThan(products.length)
  const english = await readOffer('en', productId, variantId)
  expect(english.products.map(({ id }) => id)).toEqual(products.map(({ id }) => id))
  expect(english.products.map(({ name }) => name)).not.toContain('Kettenrad Kunststoff')
})

test('nothing is offered with a product that does not exist, everything where no variant is chosen', async () => {
  const unknown = '0'.repeat(32)
  expect(await readOffer('de', unknown, variantId)).toEqual({ variantId, products: [] })
  const idsOf = ({ products }: Offer) => products.map(({ id }) => id).toSorted()
  expect(idsOf(await readOffer('de', productId, 'x'))).toEqual(idsOf(await readOffer('de', productId, variantId)))
})

test('one or all of what goes with a product is added without scripts, and none of it says so', async () => {
  const { products } = await readOffer('de', productId, variantId)
  const send = async (chosen: typeof products) => {
    const visitor = visit(site.url)
    const response = await visitor.post(PRODUCT, [
      ['intent', 'accessories'],
      ...chosen.map(({ id }): [string, string] => ['product', id]),
      ...products.flatMap(({ id, fit }): [string, string][] => [
        [`variant-${id}`, fit ?? ''],
        [`pieces-${id}`, '2'],
      ]),
    ])
    const told: unknown = await (await visitor.get('/resources/visitor')).json()
    return { response, told }
  }
  const one = await send(products.slice(0, 1))
  expect([one.response.status, one.response.headers.get('location')]).toEqual([303, PRODUCT])
  expect(one.told).toMatchObject({ cartCount: 2 })
  const all = await send(products)
  expect([all.response.status, all.told]).toMatchObject([303, { cartCount: 2 * products.length }])
  const none = await send([])
  expect([none.response.status, none.told]).toEqual([422, { cartCount: 0 }])
  expect(await none.response.text()).toContain('Bitte wählen Sie ein Produkt')
})
