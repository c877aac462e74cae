import { expect, test } from 'vitest'
import { changeLists } from './change-lists.ts'
import { MOST_KEPT } from '#contracts/shop/kept-lists.ts'

const list = (name: string, text = 'KR-08B1-15;2') => ({ name, text })

test('The lists of a device come before those of the account, in their order.', () => {
  const taken = changeLists([list('Konto')], { kind: 'take', lists: [list('a'), list('b')] })
  expect(taken).toEqual({ lists: [list('a'), list('b'), list('Konto')], left: [] })
})

test('A list that the account has is not doubled, and one with its name and other lines is not lost.', () => {
  const account = [list('Linie 4', 'A;1'), list('Linie 5', 'B;2')]
  const change = { kind: 'take' as const, lists: [list('LINIE 4', 'A;9'), list('Linie 5', 'B;2')] }
  const once = changeLists(account, change)
  expect(once).toEqual({ lists: [list('LINIE 4 (2)', 'A;9'), ...account], left: [] })
  // The response was lost, and the device sends its lists again.
  expect(changeLists(typeof once === 'string' ? [] : once.lists, change)).toEqual(once)
})

test('Lists that find no room stay on the device.', () => {
  const full = Array.from({ length: MOST_KEPT - 1 }, (_, index) => list(`Linie ${index}`))
  const taken = changeLists(full, { kind: 'take', lists: [list('x'), list('y')] })
  expect(taken).toMatchObject({ left: [list('x')] })
  const long = changeLists([], { kind: 'take', lists: [list('a', 'x'.repeat(90)), list('b')] }, { mostCharacters: 50 })
  expect(long).toEqual({ lists: [list('b')], left: [list('a', 'x'.repeat(90))] })
})

test('A long name with a number stays within its bound.', () => {
  const name = 'x'.repeat(60)
  const taken = changeLists([list(name, 'A;1')], { kind: 'take', lists: [list(name, 'B;2')] })
  expect(taken).toMatchObject({ lists: [{ name: `${'x'.repeat(56)} (2)` }, { name }] })
})

test('A change is refused if there is no room for it or the name is taken, and a list that is gone counts as removed.', () => {
  const lists = [list('a'), list('b')]
  expect(changeLists(lists, { kind: 'keep', list: list('c', 'x'.repeat(90)) }, { mostCharacters: 80 })).toBe('too long')
  const full = Array.from({ length: MOST_KEPT }, (_, index) => list(`Linie ${index}`))
  expect(changeLists(full, { kind: 'keep', list: list('c') })).toBe('full')
  expect(changeLists(lists, { kind: 'rename', name: 'a', to: 'B' })).toBe('taken')
  expect(changeLists(lists, { kind: 'rename', name: 'gone', to: 'c' })).toEqual({ lists, left: [] })
  expect(changeLists(lists, { kind: 'remove', name: 'A' })).toEqual({ lists: [list('b')], left: [] })
})
