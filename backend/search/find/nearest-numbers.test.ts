import { expect, test } from 'vitest'
import { nearestVariantNumbers, swappedKeys } from './nearest-numbers.ts'

const found = ['KR08B111', 'KR08B121', 'KR08B117', 'KR08B123', 'KR08B113', 'KR10B117'].map((key) => ({ key }))

test('The number whose signs have changed places is the nearest, and five are enough.', () => {
  const nearest = nearestVariantNumbers('KR08B171', found)
  expect(nearest[0]).toEqual({ key: 'KR08B117' })
  expect(nearest).toHaveLength(5)
})

test.each([
  ['KOC40ZN', 'K0C40ZN', ['KLC40ZN', 'KOC40ZN']],
  ['ZSPOMC1500', 'ZSPOMC15000', ['ZSPOMC51000', 'ZSPOMC11000', 'ZSPOMC1500']],
  ['ZRFHTD8M32S2000', 'ZRFHDT8M32', ['ZRFHTD5M32S2000', 'ZRFHTD8M32S2000']],
  ['PLPA6NT201000', 'PLPA6NT221000', ['PLPA6NT121000', 'PLPA6NT201000']],
])('%s comes first for %s.', (key, whole, keys) => {
  expect(
    nearestVariantNumbers(
      whole,
      keys.map((one) => ({ key: one })),
    )[0],
  ).toEqual({ key })
})

test('Two neighbours change places, each pair once.', () => {
  expect(swappedKeys('SPS21')).toEqual(['PSS21', 'SSP21', 'SP2S1', 'SPS12'])
})
