import { expect, test } from 'vitest'
import { readEntries } from './read-entries.server.ts'

/** Objects are sent as JSON. */
const posted = (fields: Record<string, string | string[] | object[]>) =>
  new Map(
    Object.entries(fields).map(([name, value]): [string, string[]] => {
      const all = Array.isArray(value) ? value : [value]
      return [name, all.every((one) => typeof one === 'string') ? all : [JSON.stringify(all)]]
    }),
  )
const NAME = { name: 'f[name]', label: 'Your name', options: [] }
const KINDS = {
  name: 'f[kinds][]',
  label: 'Kinds',
  options: [
    { value: 'a', label: 'Bar' },
    { value: 'b', label: 'Sheet' },
  ],
}

test('Entries have the words of their fields, and those of the page come after earlier ones.', () => {
  const earlier = [{ name: 'f[city]', label: 'City', value: 'Essen' }]
  const given = { 'form-entries': earlier, 'form-words': [NAME, KINDS], 'f[name]': 'Ute', 'f[kinds][]': ['a', 'b'] }
  expect(readEntries(posted(given))).toEqual([
    ...earlier,
    { name: 'f[name]', label: 'Your name', value: 'Ute' },
    { name: 'f[kinds][]', label: 'Kinds', value: 'Bar, Sheet' },
  ])
})

test('An entry that was changed, or emptied, replaces the earlier one.', () => {
  const earlier = [{ name: 'f[name]', label: 'Your name', value: 'Ute' }]
  const change = (value: string) => posted({ 'form-entries': earlier, 'form-words': [NAME], 'f[name]': value })
  expect(readEntries(change('Uwe'))).toMatchObject([{ value: 'Uwe' }])
  expect(readEntries(change(''))).toEqual([])
})

test.each(['{', '[{"name":1}]', '{"a":1}', '[]', JSON.stringify(Array.from({ length: 300 }, () => NAME))])(
  'Fields that a visitor has broken are left out: %.20s',
  (json) => {
    expect(readEntries(posted({ 'form-entries': json, 'form-words': json, 'f[name]': 'Ute' }))).toEqual([])
  },
)
