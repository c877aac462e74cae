import { expect, test, vi } from 'vitest'
import { readElement } from './read-element.ts'
import type { UnknownElement } from './reading.ts'

const envelope = (type: string) => ({ id: 1, type, colPos: 0, categories: '', appearance: {} })
const LIST = { header: 'News', data: { pagination: null, list: [{ uid: 1, title: 'A' }], settings: {} } }

function read(element: object) {
  const onUnknownElement = vi.fn<(element: UnknownElement) => void>()
  const elements = readElement(element, { hosts: [], onUnknownElement })
  return { elements, logged: onUnknownElement.mock.calls.flat() }
}

test('A list whose sticky articles are first is a list of news.', () => {
  const { elements, logged } = read({ ...envelope('news_newsliststicky'), content: LIST })
  expect(elements).toMatchObject([{ type: 'news_pi1', template: 'list', items: [{ title: 'A' }] }])
  expect(logged).toEqual([])
})

test.each([
  'news_newsselectedlist',
  'news_newsdatemenu',
  'news_newssearchform',
  'news_newssearchresult',
  'news_categorylist',
  'news_taglist',
])('%s shows its header, and the log says which plugin of news there is a block for.', (type) => {
  const { elements, logged } = read({ ...envelope(type), content: { ...LIST, data: '<ul><li>2026</li></ul>' } })
  expect(elements).toMatchObject([{ type: 'unknown', header: { text: 'News' }, bodytext: [] }])
  expect(logged).toEqual([{ wireType: type, problem: expect.stringContaining('"News list"') }])
})

test('Of an extension’s plugin that comes without content, the log says that its TypoScript is missing.', () => {
  for (const type of ['news_pi1', 'news_newsliststicky', 'news_taglist', 'events_list'])
    expect(read(envelope(type)).logged).toEqual([{ wireType: type, problem: expect.stringContaining('TypoScript') }])
})

test('A plugin of another extension shows its header and text.', () => {
  const content = { header: 'Events', bodytext: '<p>All of them</p>', data: { events: [] } }
  const { elements, logged } = read({ ...envelope('events_list'), content })
  expect(elements).toMatchObject([{ header: { text: 'Events' }, bodytext: [{ tag: 'p', children: ['All of them'] }] }])
  expect(logged).toEqual([{ wireType: 'events_list', problem: '' }])
})
