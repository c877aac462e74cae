import { expect, test } from 'vitest'
import { MOST_KEPT } from '#contracts/shop/kept-lists.ts'
import { findKept, readKeptLists, withKept, withName } from './kept-lists.ts'

const list = (name: string, text = 'CT-08B1-S-2000;1') => ({ name, text })

test.each([undefined, '', 'not json', '7', '{"name":"a","text":"b"}', '[1,null,{"name":"a"},{"name":"","text":"b"}]'])(
  'Anything but a list of lists is read as none: %s',
  (stored) => {
    expect(readKeptLists(stored)).toEqual([])
  },
)

test('A good list beside bad ones is read, without other properties and with a bounded name.', () => {
  const stored = JSON.stringify([
    { name: 'x'.repeat(200), text: 'A;1', more: 1 },
    { name: 'b', text: 2 },
  ])
  expect(readKeptLists(stored)).toEqual([{ name: 'x'.repeat(60), text: 'A;1' }])
})

test('A list replaces the one with its name, in any case, in the same place.', () => {
  const lists = [list('Linie 3'), list('Linie 4')]
  expect(withKept(lists, list('LINIE 4', 'B;2'))).toEqual([list('Linie 3'), list('LINIE 4', 'B;2')])
  expect(withKept(lists, list('Linie 5'))?.[0]?.name).toBe('Linie 5')
  expect(findKept(lists, 'linie 3')).toEqual(list('Linie 3'))
})

test('One list more than the most is not taken, but the last may be replaced.', () => {
  const full = Array.from({ length: MOST_KEPT }, (_, index) => list(`Linie ${index}`))
  expect(withKept(full, list('Neu'))).toBeUndefined()
  expect(withKept(full, list('Linie 7', 'C;3'))).toHaveLength(MOST_KEPT)
})

test('A list is renamed, also in case only, but not to the name of another.', () => {
  const lists = [list('a'), list('b')]
  expect(withName(lists, list('a'), 'A')?.map(({ name }) => name)).toEqual(['A', 'b'])
  expect(withName(lists, list('a'), 'B')).toBeUndefined()
})
