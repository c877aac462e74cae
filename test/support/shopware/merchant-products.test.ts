import { afterAll, beforeAll, expect, it } from 'vitest'
import { asking } from '#test/contract/shop/endpoint.ts'
import { productIdOf } from './catalogue/products.ts'
import { startStandInShopware, type StandInShopware } from './server.ts'

let shopware: StandInShopware
beforeAll(async () => {
  shopware = await startStandInShopware()
})
afterAll(() => shopware.close())

const ask = asking(() => ({
  url: shopware.settings['SHOP_URL'] ?? '',
  accessKey: shopware.settings['SHOP_ACCESS_KEY'] ?? '',
  fetch,
  writable: true,
  storefrontUrl: shopware.origin,
}))

const item = (number: string) => ({ type: 'product', referencedId: productIdOf(number), quantity: 1 })
const read = async (number: string, more: object = {}) =>
  (await ask('POST /product', { body: { ids: [productIdOf(number)], ...more } })).json.elements[0]

it('have the fields of the Administration, and their manufacturer on request', async () => {
  expect(await read('RW-S100')).toMatchObject({
    ean: '4006381333931',
    manufacturerNumber: 'MK-4711',
    manufacturer: null,
    ratingAverage: 4.5,
    unit: { shortCode: 'm' },
    translated: { packUnit: 'Packung', packUnitPlural: 'Packungen' },
  })
  const { manufacturer } = await read('RW-S100', { associations: { manufacturer: {} } })
  expect(manufacturer).toMatchObject({ translated: { name: 'Musterkunststoff GmbH' } })
  const reviews = `POST /product/${productIdOf('RW-S100')}/reviews`
  expect((await ask(reviews, { body: { limit: 1 } })).json.total).toBe(1)
  expect((await ask(reviews, { body: { limit: 1, 'total-count-mode': 1 } })).json.total).toBe(12)
})

it('have a row of prices up to each last quantity, and an open one from its first', async () => {
  const { calculatedPrice, calculatedPrices } = await read('RW-S100')
  expect(calculatedPrice).toMatchObject({
    unitPrice: 10,
    listPrice: { price: 12.5, percentage: 20 },
    referencePrice: { price: 4, purchaseUnit: 2.5, referenceUnit: 1, unitName: 'Meter' },
  })
  const rows = calculatedPrices.map(({ quantity, unitPrice }: { quantity: number; unitPrice: number }) => [
    quantity,
    unitPrice,
  ])
  expect(rows).toEqual([
    [9, 10],
    [24, 9],
    [25, 8],
  ])
})

it('are available without stock, unless they are closeouts, which a cart refuses', async () => {
  expect(await read('RW-ZERO')).toMatchObject({ available: true, availableStock: 0, restockTime: 10 })
  for (const number of ['RW-CLOSE', 'RW-CT.4'])
    expect(await read(number)).toMatchObject({ available: false, isCloseout: true, calculatedMaxPurchase: 0 })
  expect(await read('RW-CT')).toMatchObject({ available: true, isCloseout: false })
  expect(await read('RW-FEW')).toMatchObject({ available: true, isCloseout: true, calculatedMaxPurchase: 3 })
  const { json } = await ask('POST /checkout/cart/line-item', { body: { items: ['RW-CT.4', 'RW-CT.1'].map(item) } })
  expect(json.lineItems.map(({ referencedId }: { referencedId: string }) => referencedId)).toEqual([
    productIdOf('RW-CT.1'),
  ])
  expect(Object.values(json.errors)).toMatchObject([
    { level: 20, messageKey: 'product-out-of-stock', parameters: { name: 'Leistensatz' } },
  ])
})
