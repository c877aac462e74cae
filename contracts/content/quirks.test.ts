import { describe, expect, test } from 'vitest'
import type { ContentElement } from '#contracts/content/elements.ts'
import { readPageResult } from '#contracts/content/read-page.ts'
import type { Reading, UnknownElement } from '#contracts/content/reading.ts'
import { FILE_QUIRKS } from '#test/support/content/quirks/files.ts'
import { LINK_QUIRKS } from '#test/support/content/quirks/links.ts'
import type { Quirk } from '#test/support/content/quirks/quirk.ts'
import { TYPE_QUIRKS } from '#test/support/content/quirks/types.ts'
import { VALUE_QUIRKS } from '#test/support/content/quirks/values.ts'

const QUIRKS = { ...VALUE_QUIRKS, ...FILE_QUIRKS, ...LINK_QUIRKS, ...TYPE_QUIRKS }

/**
 * Habits of a TYPO3 outside its contract: PHP's empty arrays, numbers as texts, decoded texts, markers of failures.
 * Each row is one habit, with a fixture of ours; each is read alike in both generations.
 */
const generations = {
  'generation 2': (element: object) => ({
    page: { id: 1, meta: { title: 'T' }, breadcrumbs: [], navigation: { slug: '/x' } },
    content: { colPos0: [element] },
    languages: [],
  }),
  'generation 4': (element: object) => ({
    id: '1',
    meta: { title: 'T' },
    breadcrumbs: null,
    content: { colPos0: [element] },
    i18n: [],
  }),
}

function readWith(document: object) {
  const unknown: UnknownElement[] = []
  const reading: Reading = {
    hosts: ['www.example.com'],
    contentUrl: 'https://cms.example.com',
    onUnknownElement: (element) => unknown.push(element),
  }
  const result = readPageResult(200, document, reading)
  if (result.kind !== 'page') throw new Error(`no page: ${JSON.stringify(result)}`)
  const [first] = result.page.main
  return { elements: result.page.main, first, unknown }
}

const elementOf = ({ type, content, appearance = [] }: Quirk) => ({ id: '7', type, colPos: '0', appearance, content })

describe.each(Object.entries(generations))('In %s', (_, documentOf) => {
  test.each(Object.entries(QUIRKS))('%s.', (_name, quirk) => {
    const { first } = readWith(documentOf(elementOf(quirk)))
    expect(first).toMatchObject({ id: 7, ...quirk.expected })
  })

  test('an element with an error says so instead of its fields.', () => {
    const { first, unknown } = readWith(documentOf({ id: 1, type: 'text', content: { error: 'has no rendering' } }))
    expect([first?.type, unknown]).toEqual(['unknown', [{ wireType: 'text', problem: 'has no rendering' }]])
  })

  test('records are shown where they are inserted, and their ids stay unique.', () => {
    const target = { id: 3, type: 'text', content: { header: 'T', bodytext: '<p>a</p>' } }
    const { elements } = readWith(documentOf({ id: 1, type: 'shortcut', content: { shortcut: [target, target] } }))
    expect(elements.map(({ type }: ContentElement) => type)).toEqual(['text', 'text'])
    expect(new Set(elements.map(({ id }: ContentElement) => id)).size).toBe(2)
  })

  test('a shortcut to nothing shows nothing.', () => {
    const { elements } = readWith({
      ...documentOf({ id: 1, type: 'shortcut', content: { shortcut: null } }),
      content: {
        colPos0: [
          { id: 1, type: 'shortcut', content: { shortcut: null } },
          { id: 2, type: 'div', content: [] },
        ],
      },
    })
    expect(elements.map(({ id }: ContentElement) => id)).toEqual([2])
  })
})
