import { expect, test } from 'vitest'
import { nearestVariantNumbers } from './nearest-numbers.ts'

const found = ['KR08B111', 'KR08B121', 'KR08B117', 'KR08B123', 'KR08B113', 'KR10B117'].map((key) => ({ key }))

test('The number whose signs have changed places is the nearest, and five are enough.', () => {
  const nearest = nearestVariantNumbers('KR08B171', found)
  expect(nearest[0]).toEqual({ key: 'KR08B117' })
  expect(nearest).toHaveLength(5)
})
