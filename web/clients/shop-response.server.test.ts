import { expect, test } from 'vitest'
import { findMissingPart } from './shop-response.server.ts'

const apiAlias = 'dal_entity_search_result'
const PRODUCT = {
  id: 'a',
  productNumber: 'CT-1',
  calculatedPrice: { unitPrice: 7.5 },
  translated: { name: 'Kettenführung' },
}
const CATEGORY = { id: 'c', translated: { name: 'Ketten' } }
const LINE = { id: 'l', type: 'product' }
const CART = { apiAlias: 'cart', price: { totalPrice: 0 } }
const ORDER = { apiAlias: 'order', id: 'o', orderNumber: 'A-1', orderDateTime: '2026-01-01' }

type Row = [Parameters<typeof findMissingPart>[0], response: unknown, missing: string]

test.each<Row>([
  ['GET /checkout/cart', undefined, ''],
  ['GET /checkout/cart', { price: { totalPrice: 0 } }, ''],
  ['POST /product', [], ''],
  ['POST /product', { apiAlias }, '.elements'],
  ['POST /product', { apiAlias, elements: [PRODUCT, { ...PRODUCT, translated: [] }] }, '.elements.1.translated.name'],
  [
    'POST /product',
    { apiAlias, elements: [{ ...PRODUCT, calculatedPrice: null }] },
    '.elements.0.calculatedPrice.unitPrice',
  ],
  [
    'POST /product',
    { apiAlias, elements: [{ ...PRODUCT, options: [{ id: 'x' }] }] },
    '.elements.0.options.0.translated.name',
  ],
  ['POST /product/{productId}', { apiAlias: 'product_detail', configurator: null }, '.product'],
  ['POST /product-listing/{categoryId}', { apiAlias: 'product_listing', elements: [] }, '.total'],
  ['POST /navigation/{activeId}/{rootId}', [{ ...CATEGORY, children: [{ id: 'd' }] }], '.0.children.0.translated.name'],
  ['GET /checkout/cart', { ...CART, price: null }, '.price.totalPrice'],
  ['GET /checkout/cart', { ...CART, lineItems: [{ ...LINE, id: 7 }] }, '.lineItems.0.id'],
  ['POST /checkout/order', { ...ORDER, orderNumber: null }, '.orderNumber'],
  ['POST /order', { apiAlias, orders: { elements: [{}], total: 1 } }, '.orders.elements.0.id'],
  ['GET /context', { apiAlias, context: {}, salesChannel: {} }, '.context.taxState'],
])('%s: %j lacks what its page needs', (operation, response, missing) => {
  expect(findMissingPart(operation, response, {})).toBe(missing)
})

test.each<[Row[0], unknown]>([
  ['POST /product', { apiAlias, elements: [PRODUCT], more: 1 }],
  [
    'POST /navigation/{activeId}/{rootId}',
    [
      { ...CATEGORY, children: null },
      { ...CATEGORY, children: [CATEGORY] },
    ],
  ],
  ['GET /checkout/cart', CART],
  ['GET /checkout/cart', { ...CART, lineItems: [LINE] }],
  ['POST /checkout/order', { ...ORDER, lineItems: null }],
  ['DELETE /checkout/cart', undefined],
])('%s: %j has all that its page needs', (operation, response) => {
  expect(findMissingPart(operation, response, {})).toBeUndefined()
})

test('what a request left out is not missed, in a body or in a query', () => {
  const response = { apiAlias, elements: [{ id: 'a' }] }
  const find = (names: string[]) =>
    findMissingPart('POST /product', response, { body: { includes: { product: names } } })
  expect([find(['id']), find(['id', 'translated.name']), find(['id', 'translated'])]).toEqual([
    undefined,
    '.elements.0.translated.name',
    '.elements.0.translated.name',
  ])
  const cart = { apiAlias: 'cart', lineItems: [{ type: 'product' }] }
  const query = { 'includes[cart][0]': 'lineItems', 'includes[cart_line_item][0]': 'type' }
  expect(findMissingPart('GET /checkout/cart', cart, { query })).toBeUndefined()
  expect(findMissingPart('GET /checkout/cart', cart, { query: { ...query, 'includes[cart][1]': 'price' } })).toBe(
    '.price.totalPrice',
  )
})
