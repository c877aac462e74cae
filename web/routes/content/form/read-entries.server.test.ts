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
const NO_FILES = new Map<string, string[]>()
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
  expect(readEntries(posted(given), NO_FILES)).toEqual([
    ...earlier,
    { name: 'f[name]', label: 'Your name', value: 'Ute' },
    { name: 'f[kinds][]', label: 'Kinds', value: 'Bar, Sheet' },
  ])
})

test('An entry that was changed, or emptied, replaces the earlier one.', () => {
  const earlier = [{ name: 'f[name]', label: 'Your name', value: 'Ute' }]
  const change = (value: string) => posted({ 'form-entries': earlier, 'form-words': [NAME], 'f[name]': value })
  expect(readEntries(change('Uwe'), NO_FILES)).toMatchObject([{ value: 'Uwe' }])
  expect(readEntries(change(''), NO_FILES)).toEqual([])
})

test('A file has its name, and a page that is sent again without it has none.', () => {
  const words = [{ name: 'f[plan]', label: 'Drawing', options: [] }]
  const plan = { name: 'f[plan]', label: 'Drawing', value: 'a.pdf' }
  const first = posted({ 'form-entries': [], 'form-words': words })
  expect(readEntries(first, new Map([['f[plan]', ['a.pdf']]]))).toEqual([plan])
  const again = posted({ 'form-entries': [plan], 'form-words': words })
  expect(readEntries(again, new Map([['f[plan]', ['b.pdf']]]))).toEqual([{ ...plan, value: 'b.pdf' }])
  expect(readEntries(again, NO_FILES)).toEqual([])
})

test.each(['{', '[{"name":1}]', '{"a":1}', '[]', JSON.stringify(Array.from({ length: 300 }, () => NAME))])(
  'Fields that a visitor has broken are left out: %.20s',
  (json) => {
    expect(readEntries(posted({ 'form-entries': json, 'form-words': json, 'f[name]': 'Ute' }), NO_FILES)).toEqual([])
  },
)
