import { expect, test } from 'vitest'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import { ON_REQUEST, priceBasisText, priceOf, taxedPriceText } from './price.ts'

const german = <Result>(run: () => Result) => runWithLocale('de', run)
const price = { unit: 4.51, from: false }

test.each([
  ['net', '4,51 € netto'],
  ['gross', '4,51 € brutto'],
  ['tax-free', '4,51 € ohne MwSt.'],
  [undefined, '4,51 €'],
] as const)('a price in the tax state %s is %s', (tax, text) => {
  expect(german(() => taxedPriceText(price, tax)).replaceAll('\u00a0', ' ')).toBe(text)
})

test('a price on request is neither net nor gross', () => {
  expect(german(() => taxedPriceText(ON_REQUEST, 'gross'))).toBe('Preis auf Anfrage')
})

test('only a cut product has a price for a stock length', () => {
  expect(german(() => priceBasisText('gross', false))).toBe('brutto je Stück')
  expect(german(() => priceBasisText('net', true))).toBe('netto je Stück in Lagerlänge, Zuschnitt laut Angebot')
  expect(german(() => priceBasisText(undefined, false))).toBe('je Stück')
})

const shopPrice = (unitPrice: number) => ({ unitPrice, totalPrice: unitPrice, quantity: 1, calculatedTaxes: [] })
const onRequest = { profilwerk: { priceOnRequest: true } }

test('a zero price counts as none, and "on request" overrules any price', () => {
  expect(priceOf({ calculatedPrice: shopPrice(12.4) })).toEqual({ unit: 12.4, from: false })
  expect(priceOf({ calculatedPrice: shopPrice(0) })).toEqual(ON_REQUEST)
  expect(priceOf({ calculatedPrice: shopPrice(12.4), customFields: onRequest })).toEqual(ON_REQUEST)
})

test('a parent shows the lowest price of its variants', () => {
  const calculatedCheapestPrice = { unitPrice: 9.9, hasRange: true }
  const parent = { calculatedPrice: shopPrice(0), calculatedCheapestPrice, childCount: 3 }
  expect(priceOf(parent)).toEqual({ unit: 9.9, from: true })
  expect(priceOf({ ...parent, childCount: 0 })).toEqual(ON_REQUEST)
})
