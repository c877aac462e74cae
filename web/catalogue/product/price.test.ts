import { expect, test } from 'vitest'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import { ON_REQUEST, priceAt, priceBasisText, taxedPriceText } from './price.ts'

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

test.each([
  [1, 10],
  [9, 10],
  [10, 9],
  [25, 8],
  [Number.NaN, 10],
])('%d pieces cost the price of their row, %d each', (quantity, unit) => {
  const scale = [
    { from: 1, unit: 10 },
    { from: 10, unit: 9 },
    { from: 25, unit: 8 },
  ]
  expect(priceAt({ unit: 10, from: false, scale }, quantity).unit).toBe(unit)
})

test('a product in packs has a price for a pack', () => {
  expect(german(() => priceBasisText('net', false, 'Packung'))).toBe('netto je Packung')
})
