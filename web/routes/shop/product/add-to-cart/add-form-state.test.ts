import { expect, test } from 'vitest'
import type { CProfile } from '#web/routes/shop/product/amount/c-profile.ts'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'
import { type AddFormValues, NO_C_PROFILE } from './add-form.ts'
import { beginAddForm, followFilters, followInput, followRows } from './add-form-state.ts'

const sheet = (number: string, width: number, length: number) =>
  ({
    number,
    cProfiles: [],
    format: { strength: 10, width: { min: 20, max: width }, length: { min: 20, max: length }, step: 1 },
  }) as unknown as Variant
const [large, small] = [sheet('L', 1000, 2000), sheet('S', 500, 1000)]

const values = (rest: Partial<AddFormValues> = {}): AddFormValues => ({
  variant: '',
  cProfile: NO_C_PROFILE,
  cuts: [],
  width: '1000',
  length: '2000',
  quantity: '1',
  ...rest,
})
const begun = beginAddForm(values(), large, undefined)
const chosen = (variant: Variant) => ({ chosen: variant, cProfiles: [] })

test('another sheet has its own sides, but for those that the visitor typed', () => {
  const typed = followInput(begun, values({ variant: 'L', width: '700' }), chosen(large))
  const next = followInput(typed, { ...typed.values, variant: 'S' }, chosen(small))
  expect(next.values).toMatchObject({ variant: 'S', width: '700', length: '1000' })
})

test('without a choice the sides follow the filters; a chosen sheet keeps them', () => {
  expect(followFilters(begun, small)).toMatchObject({ first: small, values: { width: '500', length: '1000' } })
  const taken = followInput(begun, values({ variant: 'L' }), chosen(large))
  expect(followFilters(taken, small)).toMatchObject({ first: small, values: { width: '1000', length: '2000' } })
})

test('a variant that is cut has a row for its length, also behind one that is not cut', () => {
  const cut = { min: 20, max: 2000, step: 1, bar: 2000, kerf: 4, tolerance: '± 3 mm' }
  const bar = { ...small, cut, purchase: { min: 2, max: 100, step: 1 } } as unknown as Variant
  expect(followInput(begun, values({ variant: 'S' }), chosen(bar)).values.cuts).toEqual([{ length: '', pieces: '2' }])
  expect(followInput(begun, values({ variant: 'L' }), chosen(large)).values.cuts).toEqual([])
})

test('a galvanised profile stays galvanised for a variant of another size, and is left where none fits', () => {
  const profile = (id: string, name: string) => ({ id, name }) as CProfile
  const cProfiles = [profile('zn20', 'galvanised'), profile('zn30', 'galvanised'), profile('va30', 'stainless')]
  const guide = { ...large, cProfiles: ['zn30', 'va30'] }
  const now = values({ cProfile: 'zn20' })
  expect(followInput(begun, now, { chosen: guide, cProfiles }).values.cProfile).toBe('zn30')
  expect(followInput(begun, now, { chosen: large, cProfiles }).values.cProfile).toBe(NO_C_PROFILE)
})

test('lengths stay while their fields are not drawn', () => {
  const cut = followRows(begun, [{ length: '1250', pieces: '4' }])
  expect(followInput(cut, values({ quantity: '2' }), chosen(large)).values.cuts).toEqual([
    { length: '1250', pieces: '4' },
  ])
})
