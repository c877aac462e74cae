import { expect, test } from 'vitest'
import { addLabelOf, totalMetres } from './add-summary.ts'

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
  [[{ length: '', pieces: '4' }], undefined],
])('%o is %s m', (cuts, metres) => expect(totalMetres({ cuts })).toBe(metres))

test.each([
  ['cut_length', 'Länge'],
  ['quantity', 'Stück'],
  ['cut_length-2', 'Länge 2'],
  ['quantity-12', 'Länge 12, Stück'],
  ['width', 'Breite'],
  ['length', 'Länge'],
  ['variants', undefined],
  ['cut_length-x', undefined],
])('the list of errors calls the field %s "%s"', (field, label) => expect(addLabelOf(field)).toBe(label))
