import { expect, test } from 'vitest'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'
import { initialAddForm } from './add-form.ts'

test.each([
  [{ min: 20, max: 6000, step: 1 }, '1000'],
  [{ min: 20, max: 500, step: 1 }, '500'],
  [{ min: 1200, max: 6000, step: 1 }, '1200'],
  [{ min: 30, max: 2000, step: 50 }, '980'],
])('of %j the form begins with a length that can be cut: %s', (cut, length) => {
  const variant = { number: 'T', cut, purchase: { min: 1 } } as Variant
  expect(initialAddForm(variant, undefined).cuts).toEqual([{ length, pieces: '1' }])
})
