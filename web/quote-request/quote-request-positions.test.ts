import { expect, test } from 'vitest'
import type { LineItem } from '#contracts/shop/cart.ts'
import { quoteRequestTotals, toQuoteRequestPosition, toQuoteRequestPositions } from './quote-request-positions.ts'

const price = (unitPrice: number) => ({ unitPrice, totalPrice: unitPrice, quantity: 1, calculatedTaxes: [] })
const line = (id: string, given: Partial<LineItem> = {}): LineItem => ({
  id,
  type: 'product',
  referencedId: `p-${id}`,
  label: id,
  quantity: 1,
  cover: null,
  ...given,
})
const cart = (...lineItems: LineItem[]) => ({
  price: { netPrice: 0, totalPrice: 0, positionPrice: 0, calculatedTaxes: [] },
  lineItems,
})

test('a zero price and a price marked on request both count as no price', () => {
  const lines = toQuoteRequestPositions(
    cart(
      line('a', { price: price(0) }),
      line('b', { price: price(12.5), payload: { customFields: { profilwerk: { priceOnRequest: true } } } }),
      line('c', { price: price(12.5) }),
    ),
  )
  expect(lines.map(({ unitPrice }) => unitPrice)).toEqual([undefined, undefined, 12.5])
})

test('sums are calculated in cents, so that prices do not drift', () => {
  const lines = toQuoteRequestPositions(
    cart(line('a', { price: price(0.1) }), line('b', { price: price(0.2) }), line('c', { quantity: 4 })),
  )
  expect(quoteRequestTotals(lines)).toMatchObject({
    positions: 3,
    pieces: 6,
    onRequest: 1,
    priced: 0.3,
    total: 0.3,
  })
})

test('a line costs what the shop reckons, whose price of one piece may have parts of a cent', () => {
  const inCart = line('a', { quantity: 1000, price: { ...price(0.035), totalPrice: 35, quantity: 1000 } })
  const ordered = { id: 'b', label: 'b', quantity: 1000, unitPrice: 0.035, totalPrice: 35 }
  for (const lines of [toQuoteRequestPositions(cart(inCart)), [toQuoteRequestPosition(ordered)]]) {
    expect(lines).toMatchObject([{ unitPrice: 0.035, linePrice: 35 }])
    expect(quoteRequestTotals(lines)).toMatchObject({ priced: 35, total: 35 })
  }
})

/** As a Shopware 6.6 with a gross customer group sent them. */
const gross = (unitPrice: number, quantity: number, tax: number) => ({
  quantity,
  price: {
    unitPrice,
    totalPrice: unitPrice * quantity,
    quantity,
    calculatedTaxes: [{ tax, taxRate: 19, price: unitPrice * quantity }],
  },
})

test('gross prices have a net sum without their taxes, and are called gross', () => {
  const { price: cartPrice, lineItems } = cart(line('a', gross(21.94, 2, 7.01)), line('b', gross(4.51, 1, 0.72)))
  const lines = toQuoteRequestPositions({ price: { ...cartPrice, taxStatus: 'gross' }, lineItems })
  expect(quoteRequestTotals(lines)).toMatchObject({ priced: 48.39, net: 40.66, taxState: 'gross' })
})

test('net prices are their own sum, and a state that is not known is none', () => {
  const { price: cartPrice, lineItems } = cart(line('a', gross(21.94, 2, 8.34)))
  const totalsOf = (taxStatus?: string) =>
    quoteRequestTotals(toQuoteRequestPositions({ price: { ...cartPrice, ...(taxStatus && { taxStatus }) }, lineItems }))
  expect(totalsOf('net')).toMatchObject({ priced: 43.88, net: undefined, taxState: 'net' })
  expect(totalsOf()).toMatchObject({ priced: 43.88, net: undefined, taxState: undefined })
})

test('a variant links to the page of its parent', () => {
  const [variant, single] = toQuoteRequestPositions(cart(line('a', { payload: { parentId: 'parent' } }), line('b')))
  expect([variant?.pageId, single?.pageId]).toEqual(['parent', 'p-b'])
})

test('lines that are not products are not positions', () => {
  expect(toQuoteRequestPositions(cart(line('a', { type: 'promotion' })))).toEqual([])
})

test('the picture of a line is the requested cut, or otherwise that of its product', () => {
  const cover = { id: 'm', url: '/media/ct.svg', mimeType: 'image/svg+xml', metaData: { width: 480, height: 300 } }
  const [cut, whole, bare] = toQuoteRequestPositions(
    cart(
      line('a', { cover, payload: { cut_length: 1250 } }),
      line('b', { cover }),
      line('c', { payload: { cut_length: 1250 } }),
    ),
  )
  expect(cut?.picture).toEqual({ url: '/resources/cut-drawing/p-a/1250', width: 480, height: 300 })
  expect([whole?.picture?.url, bare?.picture]).toEqual(['/media/ct.svg', undefined])
})

test("a line's quantities are the shop's own", () => {
  const [bound, free] = toQuoteRequestPositions(
    cart(line('a', { quantityInformation: { minPurchase: 2, maxPurchase: 40, purchaseSteps: 2 } }), line('b')),
  )
  expect([bound?.bounds, free?.bounds]).toEqual([
    { min: 2, max: 40, step: 2 },
    { min: 1, max: 100_000, step: 1 },
  ])
})
