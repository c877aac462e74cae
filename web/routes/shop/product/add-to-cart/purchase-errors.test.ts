import { expect, test } from 'vitest'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import { purchaseErrors } from './purchase-errors.ts'

const BOUNDS = { p: { min: 5, max: 100, step: 5 }, c: { min: 1, max: 20, step: 1 } }
const boundsOf = (id: string) => (id === 'p' ? BOUNDS.p : BOUNDS.c)
const errorsOf = (...given: Parameters<typeof purchaseErrors>) => runWithLocale('de', () => purchaseErrors(...given))

test('a quantity that the shop would correct is named before', () => {
  expect(errorsOf([{ productId: 'p', quantity: 500 }], boundsOf, 0)).toEqual({
    quantity: 'Menge: von 5 bis 100 in Schritten von 5.',
  })
  expect(errorsOf([{ productId: 'p', quantity: 95 }], boundsOf, 0)).toEqual({})
})

test('each row has its own error, also for the C-profile in it', () => {
  const inputs = [
    { productId: 'p', quantity: 3, cutLength: 500 },
    { productId: 'p', quantity: 25, cutLength: 800 },
    { productId: 'c', quantity: 3 },
    { productId: 'c', quantity: 25 },
  ]
  expect(errorsOf(inputs, boundsOf, 2)).toEqual({
    quantity: 'Menge: von 5 bis 100 in Schritten von 5.',
    'quantity-2': 'Menge: eine ganze Zahl von 1 bis 20.',
  })
})
