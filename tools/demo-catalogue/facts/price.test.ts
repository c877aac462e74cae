import { expect, test } from 'vitest'
import { variantPrice, priceSchema, roundPrice } from './price.ts'

const formula = priceSchema.parse({ base: 10, perKilogram: 2, per: { teeth: 0.5 }, factors: { 'edelstahl-1.4301': 2 } })

test('prices are rounded to 10 cents, from 100 EUR to 50 cents', () => {
  expect(roundPrice(12.345)).toBe(12.3)
  expect(roundPrice(123.4)).toBe(123.5)
})

test('a price adds base, sizes and weight, then multiplies by the factors', () => {
  const variant = { sizes: { teeth: 20 }, weight: 5, material: 'stahl-verzinkt' }
  expect(variantPrice(formula, variant)).toBe(30)
  expect(variantPrice(formula, { ...variant, factor: 1.5 })).toBe(45)
  expect(variantPrice(formula, { ...variant, material: 'edelstahl-1.4301' })).toBe(60)
})

test('a price by a size that the variant does not have is an error that lists its sizes', () => {
  expect(() => variantPrice(formula, { sizes: { tooth: 20 }, weight: 5, material: 'stahl-verzinkt' })).toThrow(
    'there is no size teeth, only tooth',
  )
})
