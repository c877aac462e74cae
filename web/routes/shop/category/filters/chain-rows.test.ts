import { expect, test } from 'vitest'
import { groupByRows } from './chain-rows.ts'

const group = (...names: string[]) =>
  groupByRows(names.map((name) => ({ name })))?.map(({ rows, options }) => [rows, ...options.map(({ name }) => name)])

test('chains are grouped by their rows, in their own order', () => {
  expect(group('16B-1', '08B-3', '06B-1', '08A-2')).toEqual([
    [1, '16B-1', '06B-1'],
    [2, '08A-2'],
    [3, '08B-3'],
  ])
})

test.each([
  ['something else among them', ['08B-1', '08B-2', 'Rundkette']],
  ['a size that only looks like one', ['08B-1', 'M08B-2']],
  ['more rows than there are chains of', ['08B-1', '08B-4']],
  ['one number of rows', ['08B-1', '10B-1']],
  ['no options', []],
])('options with %s are not grouped', (_, names) => expect(group(...names)).toBeUndefined())
