import { expect, test } from 'vitest'
import type { Accessory } from './accessory-form.ts'
import { firstChoice } from './first-choice.ts'
import { priceOfChoice, sumAccessories } from './accessory-sum.ts'

const ONE_BY_ONE = { min: 1, max: 100, step: 1 }
const accessory = (id: string, ...units: (number | null)[]): Accessory => ({
  id,
  name: id,
  picture: undefined,
  fit: `${id}1`,
  variants: units.map((unit, index) => ({
    id: `${id}${index}`,
    text: '',
    price: { unit, from: false },
    purchase: ONE_BY_ONE,
  })),
})
const CLAMP = accessory('clamp', 2, 2.5)
const PLATE = accessory('plate', null, 10)
const RAIL = accessory('rail', null, null)

test('one of each product is added in the variant that fits, unless something else is chosen', () => {
  const values = firstChoice([CLAMP, PLATE])
  expect(sumAccessories([CLAMP, PLATE], values)).toEqual({
    positions: 2,
    pieces: 2,
    price: { unit: 12.5, from: false },
  })
  const changed = { ...values, variants: { ...values.variants, clamp: 'clamp0' }, pieces: { clamp: '3', plate: '2' } }
  expect(sumAccessories([CLAMP, PLATE], changed)).toEqual({ positions: 2, pieces: 5, price: { unit: 26, from: false } })
})

test('products that are not ticked do not count', () => {
  const values = { ...firstChoice([CLAMP, RAIL]), chosen: ['clamp'] }
  expect(sumAccessories([CLAMP, RAIL], values)).toMatchObject({ positions: 1, price: { unit: 2.5 } })
  expect(sumAccessories([CLAMP, RAIL], { ...values, chosen: [] })).toBeUndefined()
})

test('the sum is on request while one price is', () => {
  expect(sumAccessories([CLAMP, RAIL], firstChoice([CLAMP, RAIL]))).toEqual({
    positions: 2,
    pieces: 2,
    price: { unit: null, from: false },
  })
})

test('a field begins with the least that the shop sells of the variant that fits', () => {
  const dozens = { min: 12, max: 120, step: 12 }
  const BOLT: Accessory = {
    ...CLAMP,
    variants: CLAMP.variants.map((one) => (one.id === CLAMP.fit ? { ...one, purchase: dozens } : one)),
  }
  const values = firstChoice([BOLT])
  expect(values.pieces).toEqual({ clamp: '12' })
  expect(sumAccessories([BOLT], values)).toMatchObject({ pieces: 12 })
  expect(sumAccessories([BOLT], { ...values, pieces: { clamp: '13' } })).toBeUndefined()
})

test.each(['', '0', 'x', '1,5'])('nothing is summed up with "%s" pieces', (typed) => {
  expect(sumAccessories([CLAMP], { ...firstChoice([CLAMP]), pieces: { clamp: typed } })).toBeUndefined()
})

test.each([
  ['of the chosen variant', CLAMP, 'clamp1', { unit: 2.5, from: false }],
  ['from the lowest one where none is chosen', CLAMP, undefined, { unit: 2, from: true }],
  ['from the only known one', PLATE, undefined, { unit: 10, from: true }],
  ['on request where all are', RAIL, undefined, { unit: null, from: false }],
])('a price is %s', (_, product, variant, price) => expect(priceOfChoice(product, variant)).toEqual(price))
