import { expect, test } from 'vitest'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'
import { initialAddForm } from './add-form.ts'

test('the form begins without a length: none is chosen for the visitor', () => {
  const cut = { min: 20, max: 2000, step: 1, bar: 2000, kerf: 4, tolerance: '' }
  const variant = { number: 'T', cut, purchase: { min: 1 } } as Variant
  expect(initialAddForm(variant, undefined).cuts).toEqual([{ length: '', pieces: '1' }])
})
