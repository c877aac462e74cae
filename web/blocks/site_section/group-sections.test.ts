import { expect, test } from 'vitest'
import { readElements } from '#contracts/content/read-element.ts'
import { groupSections } from './group-sections.ts'

const group = (...elements: object[]) =>
  groupSections(
    readElements(
      elements.map((element, id) => ({ id, content: {}, ...element })),
      { hosts: [] },
    ),
  ).map(({ id, children }) => [id, children.map((child) => child.id)])

const text = { type: 'text' }
const section = { type: 'site_section' }

test('elements before the first section stay outside it', () => {
  expect(group(text, { type: 'div' }, section, text)).toEqual([
    [0, []],
    [1, []],
    [2, [3]],
  ])
})

test('a section extends to the next section', () => {
  expect(group(section, text, text, section)).toEqual([
    [0, [1, 2]],
    [3, []],
  ])
})

test('a page without elements has no groups', () => expect(group()).toEqual([]))

test('the children of a section are its first elements', () => {
  expect(group({ ...section, children: [{ id: 7, type: 'div', content: {} }] }, text)).toEqual([[0, [7, 1]]])
})
