import { describe, expect, it } from 'vitest'
import { changeRows, rowErrorsOf, readCutRows, rowField } from './cut-rows.ts'

const cut = { min: 20, max: 6000, step: 1, bar: 6000, kerf: 4, tolerance: '' }
const rows = [
  { length: '1250', pieces: '4' },
  { length: '340', pieces: '23' },
]

describe('readCutRows', () => {
  it('pairs lengths and pieces by their order', () => {
    const form = new FormData()
    for (const { length, pieces } of rows) {
      form.append('cut_length', length)
      form.append('quantity', pieces)
    }
    expect(readCutRows(form)).toEqual(rows)
  })

  it('is empty for a product that is not cut', () => {
    const form = new FormData()
    form.append('quantity', '3')
    expect(readCutRows(form)).toEqual([])
  })
})

describe('changeRows', () => {
  it('adds an empty row, removes the named row and keeps the last', () => {
    expect(changeRows(rows, 'add-length')).toEqual([...rows, { length: '', pieces: '1' }])
    expect(changeRows(rows, 'remove-length-0')).toEqual([rows[1]])
    expect(changeRows(rows.slice(1), 'remove-length-0')).toEqual([rows[1]])
  })

  it('ignores intents of other controls', () => {
    expect(changeRows(rows, 'add-to-cart')).toBeUndefined()
  })
})

it('the errors of a row are named', () => {
  expect(rowErrorsOf(cut, { length: '9000', pieces: '0' })).toEqual({ length: 'above-max', pieces: 'below-min' })
  expect(rowErrorsOf(cut, { length: '1250', pieces: '4' })).toEqual({})
})

it('the first row has the plain field names as ids', () => {
  expect([0, 1].map((i) => rowField('cut_length', i))).toEqual(['cut_length', 'cut_length-2'])
})
