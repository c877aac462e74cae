import { expect, test } from 'vitest'
import { keepRows } from './kept-rows.ts'

const rowsOf = (ids: string, text = '') => [...ids].map((id) => ({ id, text }))
/** Hidden rows in brackets, changed ones with their text. */
const show = (ids: string, before: string) =>
  keepRows(rowsOf(ids, '*'), rowsOf(before))
    .map(({ row: { id, text }, isHidden }) => (isHidden ? `(${id}${text})` : id + text))
    .join('')

test.each([
  ['rows that are left are among hidden ones, with their new values', 'bd', 'abcde', '(a)b*(c)d*(e)'],
  ['all rows are hidden', '', 'ab', '(a)(b)'],
  ['a row that was not there replaces the list', 'abx', 'abc', 'a*b*x*'],
  ['another order replaces the list', 'ca', 'abc', 'c*a*'],
  ['a list without an earlier one is as it is', 'ab', '', 'a*b*'],
])('%s', (_, rows, before, shown) => expect(show(rows, before)).toBe(shown))
