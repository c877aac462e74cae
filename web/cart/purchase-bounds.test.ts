import { isOnStep } from '#contracts/shop/bounds.ts'
import { expect, test } from 'vitest'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import { isSold, purchaseBoundsOf, purchaseBoundsText } from './purchase-bounds.ts'

test('a product without bounds is sold piece by piece', () => {
  expect(purchaseBoundsOf(undefined)).toEqual({ min: 1, max: 100_000, step: 1 })
  expect(purchaseBoundsOf({ minPurchase: 1, maxPurchase: null, purchaseSteps: 1 })).toEqual({
    min: 1,
    max: 100_000,
    step: 1,
  })
})

test('the largest quantity is one that steps lead to', () => {
  expect(purchaseBoundsOf({ minPurchase: 2, maxPurchase: 99, purchaseSteps: 5 })).toEqual({ min: 2, max: 97, step: 5 })
})

test('the stock limits the pieces if the shop says so', () => {
  expect(purchaseBoundsOf({ minPurchase: 1, maxPurchase: null, calculatedMaxPurchase: 100 }).max).toBe(100)
})

test.each([
  [2, true],
  [7, true],
  [97, true],
  [1, false],
  [3, false],
  [102, false],
  [2.5, false],
  [Number.NaN, false],
])('%d pieces from 2 to 97 in steps of 5: %s', (quantity, expected) => {
  expect(isOnStep({ min: 2, max: 97, step: 5 }, quantity)).toBe(expected)
})

test('the bounds name the steps where there are any', () => {
  const text = (step: number) => runWithLocale('de', () => purchaseBoundsText({ min: 2, max: 1002, step }))
  expect(text(1)).toBe('Menge: eine ganze Zahl von 2 bis 1\u202f002.')
  expect(text(5)).toBe('Menge: von 2 bis 1\u202f002 in Schritten von 5.')
})

test('a product of which the shop takes less than the least quantity is not sold, and its bounds say so', () => {
  const bounds = purchaseBoundsOf({ minPurchase: 5, maxPurchase: null, calculatedMaxPurchase: 3 })
  expect(isSold(bounds)).toBe(false)
  expect([1, 3, 5].filter((quantity) => isOnStep(bounds, quantity))).toEqual([])
  expect(runWithLocale('de', () => purchaseBoundsText(bounds))).toContain('ausverkauft')
})
