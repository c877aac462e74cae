import { expect, test } from 'vitest'
import { priceOf } from './price-of.server.ts'
import { ON_REQUEST } from './price.ts'

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
