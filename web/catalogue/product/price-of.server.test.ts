import { expect, test } from 'vitest'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import { priceOf as priceInPageLanguage } from './price-of.server.ts'
import { ON_REQUEST } from './price.ts'

const priceOf = (...[product]: Parameters<typeof priceInPageLanguage>) =>
  JSON.parse(JSON.stringify(runWithLocale('de', () => priceInPageLanguage(product))).replaceAll('\u00a0', ' '))
const price = (unitPrice: number) => ({ unitPrice, totalPrice: unitPrice, quantity: 1, calculatedTaxes: [] })
const onRequest = { profilwerk: { priceOnRequest: true } }

test('a zero price counts as none, and "on request" overrules any price', () => {
  expect(priceOf({ calculatedPrice: price(12.4) })).toEqual({ unit: 12.4, from: false })
  expect(priceOf({ calculatedPrice: price(0) })).toEqual(ON_REQUEST)
  expect(priceOf({ calculatedPrice: price(12.4), customFields: onRequest })).toEqual(ON_REQUEST)
})

test('a parent shows the lowest price of its variants', () => {
  const calculatedCheapestPrice = { unitPrice: 9.9, hasRange: true }
  const parent = { calculatedPrice: price(0), calculatedCheapestPrice, childCount: 3 }
  expect(priceOf(parent)).toEqual({ unit: 9.9, from: true })
  expect(priceOf({ ...parent, childCount: 0 })).toEqual(ON_REQUEST)
})

const reference = { price: 4, purchaseUnit: 2.5, referenceUnit: 1, unitName: 'Meter' }
const unit = { translated: { name: 'Meter', shortCode: 'm' } }
const scaled = {
  calculatedPrice: price(11),
  calculatedPrices: [
    { ...price(10), quantity: 9, listPrice: { price: 12.5 }, referencePrice: reference },
    { ...price(9), quantity: 24 },
    { ...price(8), quantity: 25 },
  ],
  unit,
}

test('rows by quantity overrule the price: each begins after the last quantity of the one before', () => {
  const first = { unit: 10, list: 'Listenpreis 12,50 €', reference: '2,5 m, 4,00 € je m' }
  expect(priceOf(scaled)).toEqual({
    ...first,
    from: false,
    scale: [
      { from: 1, ...first },
      { from: 10, unit: 9 },
      { from: 25, unit: 8 },
    ],
  })
  expect(priceOf({ ...scaled, calculatedPrices: [price(7)] })).toEqual({ unit: 7, from: false })
})

test('a scale begins at the least quantity in which the product is sold', () => {
  const { unit: least, scale } = priceOf({ ...scaled, minPurchase: 12 })
  expect(least).toBe(9)
  expect(scale.map(({ from }: { from: number }) => from)).toEqual([12, 25])
})

test('a list price that is not higher is none, and a reference price needs its amounts', () => {
  const calculatedPrice = { ...price(10), listPrice: { price: 10 }, referencePrice: { ...reference, purchaseUnit: 0 } }
  expect(priceOf({ calculatedPrice })).toEqual({ unit: 10, from: false })
})

test('a reference price names its amount, and the unit by its name where it has no short code', () => {
  const of = (more: object) => priceOf({ calculatedPrice: { ...price(10), referencePrice: { ...reference, ...more } } })
  expect(of({ referenceUnit: 100 }).reference).toBe('2,5 Meter, 4,00 € je 100 Meter')
  expect(of({}).reference).toBe('2,5 Meter, 4,00 € je Meter')
})
