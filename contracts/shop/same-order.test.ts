import { expect, test } from 'vitest'
import { inSameOrder } from './same-order.ts'

const options = (...groups: string[]) => groups.map((group) => ({ group, option: `${group}!` }))
const groupsOf = (lists: { group: string }[][]) => lists.map((list) => list.map(({ group }) => group))

test('options of a set have the order of the first one, whatever order the shop gives', () => {
  const lists = [options('Werkstoff', 'Länge'), options('Länge', 'Werkstoff'), options('Länge')]
  expect(groupsOf(inSameOrder(lists, ({ group }) => group))).toEqual([
    ['Werkstoff', 'Länge'],
    ['Werkstoff', 'Länge'],
    ['Länge'],
  ])
})

test('groups that the first one lacks follow, and options of one group keep their order', () => {
  const lists = [options('Kette'), [...options('Stahl', 'Kette'), { group: 'Stahl', option: 'second' }]]
  expect(inSameOrder(lists, ({ group }) => group)[1]).toEqual([
    { group: 'Kette', option: 'Kette!' },
    { group: 'Stahl', option: 'Stahl!' },
    { group: 'Stahl', option: 'second' },
  ])
})
