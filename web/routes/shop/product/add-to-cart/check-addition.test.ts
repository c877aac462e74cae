import { describe, expect, test } from 'vitest'
import { checkAddition } from './check-addition.ts'
import type { AddFormValues } from './add-form.ts'
import type { Orderable } from '#web/routes/shop/product/read-orderable.server.ts'

const cut = { min: 20, max: 3000, step: 1, bar: 3000, kerf: 4, tolerance: '±1' }
const format = { strength: 10, width: { min: 50, max: 1000 }, length: { min: 50, max: 2000 }, step: 5 }
const variant = (number: string, rest: Partial<Orderable> = {}) =>
  ({ id: `id-${number}`, number, cProfiles: [], ...rest }) as Orderable
const variants = [variant('GUIDE', { cut, cProfiles: ['zn', 'va'] }), variant('SHEET', { format }), variant('PART')]
const typed = (rest: Partial<AddFormValues>): AddFormValues => ({
  variant: 'GUIDE',
  cProfile: 'none',
  cuts: [],
  width: '',
  length: '',
  quantity: '1',
  ...rest,
})
const profile = (isCut = true) => variant('PROFILE', isCut ? { cut } : {})
const check = (rest: Partial<AddFormValues>, cProfile: Orderable | undefined = profile()) => {
  const values = typed(rest)
  return checkAddition(
    values,
    variants.find(({ number }) => number === values.variant),
    cProfile,
  )
}

test.each(['', 'GONE'])('without a variant nothing else is asked: "%s"', (variant) => {
  expect(check({ variant, quantity: 'x' })).toEqual({ errors: { variant: true } })
})

describe('cut to length', () => {
  test('every length is an input of its own', () => {
    const cuts = [
      { length: '1250', pieces: '4' },
      { length: '1 500', pieces: '1' },
    ]
    expect(check({ cuts }).inputs).toEqual([
      { productId: 'id-GUIDE', quantity: 4, cutLength: 1250 },
      { productId: 'id-GUIDE', quantity: 1, cutLength: 1500 },
    ])
  })

  test('an error is reported at its row', () => {
    const cuts = [
      { length: '1250', pieces: '4' },
      { length: '9000', pieces: '0' },
    ]
    expect(check({ cuts }).errors).toEqual({ cuts: [{}, { length: 'above-max', pieces: 'below-min' }] })
    expect(check({ cuts: [] }).errors).toEqual({ cuts: [{ length: 'missing' }] })
  })

  test('a C-profile is a line of its own with the same lengths and pieces, and names its guide', () => {
    const cuts = [{ length: '1250', pieces: '4' }]
    expect(check({ cuts, cProfile: 'va' }).inputs).toEqual([
      { productId: 'id-GUIDE', quantity: 4, cutLength: 1250 },
      { productId: 'va', quantity: 4, cutLength: 1250, carries: 'id-GUIDE' },
    ])
  })

  test('a C-profile that is not cut goes by the piece', () => {
    const [, carrier] = check({ cuts: [{ length: '1250', pieces: '4' }], cProfile: 'va' }, profile(false)).inputs ?? []
    expect(carrier).toEqual({ productId: 'va', quantity: 4, carries: 'id-GUIDE' })
  })

  test('a C-profile that the shop does not sell is none', () => {
    const values = typed({ cuts: [{ length: '1250', pieces: '4' }], cProfile: 'va' })
    expect(checkAddition(values, variants[0], undefined).errors).toEqual({ cProfile: true })
  })

  test('a C-profile must fit', () => {
    const cuts = [{ length: '10', pieces: '4' }]
    expect(check({ cuts, cProfile: 'foreign' }).errors).toEqual({ cProfile: true, cuts: [{ length: 'below-min' }] })
  })
})

describe('plastic format', () => {
  test('strength comes from the sheet, width and length from the visitor', () => {
    expect(check({ variant: 'SHEET', width: '500', length: '1000', quantity: '2' }).inputs).toEqual([
      { productId: 'id-SHEET', quantity: 2, plasticFormat: { strength: 10, width: 500, length: 1000 } },
    ])
  })

  test.each([
    [{ width: '40', length: '1000' }, { width: 'below-min' }],
    [{ width: '500', length: '2005' }, { length: 'above-max' }],
    [
      { width: '52', length: '' },
      { width: 'off-step', length: 'missing' },
    ],
    [{ width: '500', length: '500', quantity: '1.5' }, { quantity: 'not-whole' }],
  ])('%o: %o', (rest, errors) => expect(check({ variant: 'SHEET', ...rest }).errors).toEqual(errors))
})

test('everything else goes by the piece', () => {
  expect(check({ variant: 'PART', quantity: '12' }).inputs).toEqual([{ productId: 'id-PART', quantity: 12 }])
  expect(check({ variant: 'PART', quantity: '0' }).errors).toEqual({ quantity: 'below-min' })
})
