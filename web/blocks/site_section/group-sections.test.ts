import { expect, test } from 'vitest'
import { readElements } from '#contracts/content/read-element.ts'
import { groupSections } from './group-sections.ts'

const group = (...types: string[]) =>
  groupSections(
    readElements(
      types.map((type, id) => ({ id, type, content: {} })),
      { hosts: [] },
    ),
  ).map(({ section, elements }) => [section?.id, elements.map(({ id }) => id)])

test('elements before the first section are a group without one', () => {
  expect(group('text', 'div', 'site_section', 'text')).toEqual([
    [undefined, [0, 1]],
    [2, [3]],
  ])
})

test('a section first: no default group', () => {
  expect(group('site_section', 'text', 'site_section')).toEqual([
    [0, [1]],
    [2, []],
  ])
})

test('nothing, no group', () => expect(group()).toEqual([]))

test('children of a section are its first elements', () => {
  const section = { id: 1, type: 'site_section', content: {}, children: [{ id: 2, type: 'div', content: {} }] }
  const elements = readElements([section, { id: 3, type: 'div', content: {} }], { hosts: [] })
  expect(groupSections(elements)[0]?.elements.map(({ id }) => id)).toEqual([2, 3])
})
