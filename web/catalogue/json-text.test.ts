import { expect, test } from 'vitest'
import { readJsonText, toJsonText } from './json-text.ts'

test('written data is read again, whatever is in its texts', () => {
  const rows = [{ name: 'T-1 "simplex" \\ </script>\n', measures: ['15–55', ''], none: null }]
  expect(readJsonText(toJsonText(rows))).toEqual(rows)
})

test('undefined values are left out', () => {
  expect(readJsonText(toJsonText({ name: 'T-1', picture: undefined }))).toEqual({ name: 'T-1' })
})
