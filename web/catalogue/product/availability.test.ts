import { expect, test } from 'vitest'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import { availabilityOf } from './availability.ts'
import { stockText } from './stock-mark.tsx'

const inStock = (is: boolean, all = false) => ({ profilwerk: { inStock: is, allInStock: all } })

test.each([
  [{ available: true, availableStock: 1 }, true],
  [{ available: true, availableStock: 0 }, false],
  [{ available: false, availableStock: 5 }, false],
  [{}, undefined],
  [{ available: true }, undefined],
  [{ available: true, availableStock: 5, childCount: 78 }, undefined],
  [{ available: true, availableStock: 0, childCount: 78, customFields: inStock(true, true) }, true],
  [{ available: true, availableStock: 0, childCount: 78, customFields: inStock(true) }, undefined],
  [{ available: true, availableStock: 5, childCount: 78, customFields: inStock(false) }, false],
])('stock of %o counts as in stock: %s', (product, inStock) => expect(availabilityOf(product).inStock).toBe(inStock))

const deliveryTime = { id: 'd', name: '1-3 Tage', min: 1, max: 3, unit: 'day', translated: { name: '1-3 Tage' } }
const EMPTY = { available: true, availableStock: 0, deliveryTime }
const CLOSEOUT = { available: false, availableStock: 0, calculatedMaxPurchase: 0, deliveryTime }

test.each([
  ['sold out as a closeout', CLOSEOUT, 'ausverkauft', 'ausverkauft'],
  ['fewer than the least', { ...CLOSEOUT, availableStock: 3, minPurchase: 5 }, 'ausverkauft', 'ausverkauft'],
  ['sold later', EMPTY, '1-3 Tage', 'Nicht auf Lager, Lieferzeit: 1-3 Tage'],
  [
    'restocked',
    { ...EMPTY, restockTime: 10 },
    'wieder in 10 Tagen',
    'Nicht auf Lager, wieder in 10 Tagen, danach Lieferzeit: 1-3 Tage',
  ],
  [
    'a family, whose own stock counts for nothing',
    { ...CLOSEOUT, childCount: 4, customFields: inStock(false) },
    'auf Bestellung',
    'auf Bestellung',
  ],
  [
    'a family with some variants in stock, whose delivery times differ',
    { ...EMPTY, childCount: 4, customFields: inStock(true) },
    'teils ab Lager',
    'teils ab Lager',
  ],
  ['a family of which the shop says no more', { ...EMPTY, childCount: 4 }, '1-3 Tage', '1-3 Tage'],
])('the words for what is %s are the shop’s own rules', (_, product, short, detailed) => {
  const texts = runWithLocale('de', () => [false, true].map((is) => stockText(availabilityOf(product), is)))
  expect(texts).toEqual([short, detailed])
})
