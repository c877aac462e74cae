import { expect, test } from 'vitest'
import { sheetQueryOf } from './chosen-data-sheet-query.ts'
import { sheetAddress } from './data-sheet-query.ts'

const cut = { min: 20, max: 2000, step: 1, bar: 2000, kerf: 4, tolerance: '' }
const VARIANT = { number: 'CT-08B1', cut }
const C_PROFILE = { id: 'c'.repeat(32) }
const FILTERS = { chain: '08B-1' }
const row = (length: string) => ({ length, pieces: '1' })

test('the data sheet has the variant, its first length, the C-profile and the filters', () => {
  const query = sheetQueryOf({ cuts: [row('1 250'), row('500')] }, VARIANT, C_PROFILE, FILTERS)
  expect(query).toEqual({ variant: 'CT-08B1', length: '1250', cProfile: C_PROFILE.id, filters: FILTERS })
  expect(sheetAddress('de', 'p', query)).toMatch(
    new RegExp(`\\?variant=CT-08B1&length=1250&c-profile=${C_PROFILE.id}&by-chain=08B-1$`),
  )
})

test.each([
  ['that is longer than the bar', VARIANT, '2001'],
  ['that is not a number', VARIANT, 'x'],
  ['of a variant that is not cut', { ...VARIANT, cut: undefined }, '1000'],
])('a length %s is left out', (_, variant, length) =>
  expect(sheetQueryOf({ cuts: [row(length)] }, variant, undefined, {})).toEqual({ variant: 'CT-08B1', filters: {} }),
)

test('without a variant the data sheet has the filters only', () =>
  expect(sheetQueryOf({ cuts: [row('1000')] }, undefined, undefined, FILTERS)).toEqual({ filters: FILTERS }))
