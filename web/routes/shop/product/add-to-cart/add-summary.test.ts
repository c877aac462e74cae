import { expect, test } from 'vitest'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'
import type { CutRow } from '#web/tools/cut-length/cut-rows.ts'
import type { AddFormValues } from './add-form.ts'
import { addLabelOf, amountText, summariseAddition, totalMetres, typedPrice } from './add-summary.ts'

const cut = { min: 20, max: 2000, step: 1, bar: 2000, kerf: 4, tolerance: '' }
const format = { strength: 12, width: { min: 20, max: 1000 }, length: { min: 20, max: 2000 }, step: 1 }
const typed = (rest: Partial<AddFormValues>): AddFormValues => ({
  variant: 'X',
  cProfile: 'none',
  cuts: [],
  width: '',
  length: '',
  quantity: '1',
  ...rest,
})
const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')
const valueOf = (name: string, form: Partial<AddFormValues>, variant: Partial<Variant>) =>
  plain(summariseAddition(typed(form), variant as Variant, undefined, false).find((line) => line.name === name)?.value)

test.each([
  [[], undefined],
  [[{ length: '1250', pieces: '4' }], 5],
  [
    [
      { length: '1 250', pieces: '4' },
      { length: '500', pieces: '1' },
    ],
    5.5,
  ],
  [[{ length: '', pieces: '4' }], 8],
  [
    [
      { length: '', pieces: '4' },
      { length: '500', pieces: '1' },
    ],
    undefined,
  ],
  [[{ length: '5000', pieces: '4' }], undefined],
])('%o is %s m', (cuts, metres) => expect(totalMetres(cut, { cuts })).toBe(metres))

test('a length that cannot be cut is a dash, as it is in the drawing', () => {
  const cuts = [
    { length: '1.250', pieces: '4' },
    { length: '5000', pieces: '2' },
  ]
  expect(valueOf('Zuschnitt', { cuts }, { cut })).toBe('4 × 1 250 mm, –')
  expect(valueOf('Gesamtlänge', { cuts }, { cut })).toBe('–')
})

test('the pieces of a sheet are apart from its measures', () => {
  const sheet = { width: '1.000', length: '2000', quantity: '2' }
  expect(valueOf('Format', sheet, { format })).toBe('2 Stück · 12 × 1 000 × 2 000 mm')
  expect(valueOf('Format', { ...sheet, width: '1001' }, { format })).toBe('–')
})

test('the amount names two lengths, and counts more of them', () => {
  const row = { length: '500', pieces: '3' }
  const amountOf = (cuts: CutRow[], quantity = '') => plain(amountText({ cuts, quantity }, cut))
  expect(amountOf([row, row])).toBe('3 × 500 mm, 3 × 500 mm')
  expect(amountOf([row, row, row])).toBe('3 Längen, 9 Stück')
  expect(amountOf([], '12')).toBe('12 Stück')
})

test('one row without a length is whole bars, in words, in metres and in the price', () => {
  const cuts = [{ length: ' ', pieces: '3' }]
  expect(valueOf('Zuschnitt', { cuts }, { cut })).toBe('3 × ganze Stange, 2 000 mm')
  expect(valueOf('Gesamtlänge', { cuts }, { cut })).toBe('6,00 m')
  expect(plain(amountText({ cuts, quantity: '' }, cut))).toBe('3 × ganze Stange, 2 000 mm')
})

test.each([
  ['cut_length', 'Länge'],
  ['quantity', 'Stückzahl'],
  ['cut_length-2', 'Länge 2'],
  ['quantity-12', 'Länge 12, Stückzahl'],
  ['width', 'Breite'],
  ['length', 'Länge'],
  ['variants', undefined],
  ['cut_length-x', undefined],
])('the list of errors calls the field %s "%s"', (field, label) => expect(addLabelOf(field)).toBe(label))

const scaled = {
  unit: 10,
  from: false,
  scale: [
    { from: 1, unit: 10 },
    { from: 10, unit: 9 },
  ],
}
const cutsOf = (...pieces: string[]) => typed({ cuts: pieces.map((each) => ({ length: '500', pieces: each })) })

test.each([
  ['the pieces', typed({ quantity: '12' }), undefined, { unit: 9, from: false }],
  ['pieces that cannot be read', typed({ quantity: 'x' }), undefined, { unit: 10, from: false }],
  ['each length, in one row of prices', cutsOf('3', '4'), cut, { unit: 10, from: false }],
  ['each length, in several', cutsOf('3', '12'), cut, { unit: 9, from: true }],
])('the price is the one for %s', (_, values, rules, expected) => {
  expect(typedPrice(scaled, values, rules)).toMatchObject(expected)
})
