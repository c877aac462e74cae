import { describe, expect, test } from 'vitest'
import type { ContentElement } from './elements.ts'
import { readPageResult } from './read-page.ts'
import type { Reading, UnknownElement } from './reading.ts'

/**
 * What a TYPO3 sends that its contract does not say: PHP's empty arrays, numbers as texts, decoded texts, markers of
 * failures. Each row is one habit, with a fixture of ours; each is read alike in both generations.
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

interface Quirk {
  type: string
  content: object
  appearance?: object
  expected: object
}

const file = (publicUrl: string, more: object = {}) => ({ publicUrl, properties: { mimeType: 'image/png', ...more } })
const galleryOf = (...columns: unknown[]) => ({
  position: [],
  count: { columns: '2' },
  rows: { 1: { columns: Object.fromEntries(columns.map((column, index) => [String(index + 1), column])) } },
})

const QUIRKS: Record<string, Quirk> = {
  // Section 1.9.
  'a header that looks like JSON was decoded': {
    type: 'text',
    content: { header: ['x'], bodytext: '<p>a</p>' },
    expected: { header: { text: '["x"]' } },
  },
  'a header that is a number': {
    type: 'text',
    content: { header: 2026, bodytext: '<p>a</p>' },
    expected: { header: { text: '2026' } },
  },
  'numbers as texts: the kind of a list': {
    type: 'bullets',
    content: { bulletsType: '1', bodytext: ['a'] },
    expected: { kind: 'ordered', items: ['a'] },
  },
  'numbers as texts: head and foot of a table': {
    type: 'table',
    content: { bodytext: [['a'], ['b']], tableHeaderPosition: '1', tableTfoot: '1', cols: '0' },
    expected: { headers: 'top', hasFooter: true },
  },
  'numbers as texts: what a list of files says': {
    type: 'uploads',
    content: { media: [], displayFileSizeInformation: '1', displayInformation: '2' },
    expected: { files: [] },
  },
  'an empty gallery has an empty array of rows': {
    type: 'image',
    content: { gallery: { position: [], count: [], rows: [] } },
    expected: { gallery: { items: [] } },
  },
  'empty additional attributes are an array': {
    type: 'text',
    content: { headerLink: { href: '/de/a', target: null, title: null, additionalAttributes: [] } },
    expected: { header: { link: { href: '/de/a', target: '' } } },
  },
  'a menu that found nothing is null': {
    type: 'menu_pages',
    content: { menu: null },
    expected: { entries: [] },
  },
  'a list that found nothing is null': {
    type: 'bullets',
    content: { bulletsType: 0, bodytext: null },
    expected: { items: [] },
  },
  'a part that could not be rendered is never printed': {
    type: 'text',
    content: { header: 'Oops, an error occurred! Code: 2026112200', bodytext: 'Oops, an error occurred! Code: x' },
    expected: { header: { text: '' }, bodytext: [] },
  },
  'a marker of an uncached part is never printed': {
    type: 'text',
    content: { header: 'H', bodytext: 'HEADLESS_INT_START<<a:1>>HEADLESS_INT_END' },
    expected: { header: { text: 'H' }, bodytext: [] },
  },
  'a form that is an error’s text is no form': {
    type: 'form_formframework',
    content: { link: { href: '/de/a' }, form: 'Oops, an error occurred! Code: 1581862823' },
    expected: { form: undefined },
  },
  // Section 2.1 and 2.2.
  'a file of the new style is flat and has a url': {
    type: 'image',
    content: {
      gallery: galleryOf({ url: 'https://cms.example.com/fileadmin/a.png', mimeType: 'image/png', width: 3 }),
    },
    expected: { gallery: { items: [{ file: { url: 'https://cms.example.com/fileadmin/a.png', width: 3 } }] } },
  },
  'the last row of a gallery has null where no file is left': {
    type: 'image',
    content: { gallery: galleryOf(file('https://cms.example.com/fileadmin/a.png'), null) },
    expected: { gallery: { items: [{ kind: 'image' }], columns: 2 } },
  },
  'texts of a file are null': {
    type: 'image',
    content: { gallery: galleryOf(file('/fileadmin/a.png', { title: null, alternative: null, description: null })) },
    expected: { gallery: { items: [{ caption: '', file: { alternative: '', title: '' } }] } },
  },
  'a cache buster stays part of the address': {
    type: 'image',
    content: { gallery: galleryOf(file('https://cms.example.com/fileadmin/a.png?1795')) },
    expected: { gallery: { items: [{ file: { url: 'https://cms.example.com/fileadmin/a.png?1795' } }] } },
  },
  'a video of a host is known by its type': {
    type: 'textmedia',
    content: {
      gallery: galleryOf(
        file('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', {
          type: 'video',
          mimeType: 'video/youtube',
          originalUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        }),
      ),
    },
    expected: { gallery: { items: [{ kind: 'video', original: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }] } },
  },
  // Section 2.4.
  'an empty link is an empty text': {
    type: 'text',
    content: { headerLink: '' },
    expected: { header: { link: undefined } },
  },
  'a link without an address': {
    type: 'text',
    content: { headerLink: { href: null, linkText: 'x' } },
    expected: { header: { link: undefined } },
  },
  'the text of a link is an unresolved address, which is never printed': {
    type: 'text',
    content: { headerLink: { href: '/de/a', linkText: 't3://page?uid=3' } },
    expected: { header: { link: { label: '' } } },
  },
  'a link to a page of this site is absolute in 4.8': {
    type: 'text',
    content: { headerLink: { href: 'https://www.example.com/de/a#c3', linkText: 'A' } },
    expected: { header: { link: { href: '/de/a#c3', label: 'A' } } },
  },
  'a link to a page names the content system': {
    type: 'text',
    content: { headerLink: { href: 'https://cms.example.com/de/a', linkText: 'A' } },
    expected: { header: { link: { href: '/de/a' } } },
  },
  'a link to a file stays on the content system': {
    type: 'text',
    content: { headerLink: { href: '/fileadmin/a.pdf', linkText: 'A' } },
    expected: { header: { link: { href: 'https://cms.example.com/fileadmin/a.pdf' } } },
  },
  'the text of a link is escaped': {
    type: 'text',
    content: { headerLink: { href: '/de/a', linkText: 'Kontakt &amp; Anfahrt' } },
    expected: { header: { link: { label: 'Kontakt & Anfahrt' } } },
  },
  // Section 2.5.
  'a header that is hidden has the layout 100': {
    type: 'text',
    content: { header: 'H', headerLayout: '100' },
    expected: { header: { layout: 100 } },
  },
  'a frame and a room of an installation’s own': {
    type: 'text',
    content: { header: 'H' },
    appearance: { frameClass: 'my-frame', spaceBefore: 'huge', layout: 'my-layout' },
    expected: { frame: 'my-frame', space: { before: '', after: '' }, layout: 'my-layout' },
  },
  'no device is switched off on a stock system': {
    type: 'text',
    content: { header: 'H' },
    appearance: { frameClass: 'default' },
    expected: { visible: { desktop: true, tablet: true, mobile: true } },
  },
  // Section 2.6.
  'pairs of a list of definitions': {
    type: 'bullets',
    content: { bulletsType: 2, bodytext: [['a', 'b'], ['c']] },
    expected: {
      kind: 'definitions',
      items: [
        ['a', 'b'],
        ['c', ''],
      ],
    },
  },
  'pictures of a sitemap are under another name, and rows of the database are not read': {
    type: 'menu_sitemap',
    content: { menu: [{ title: 'A', link: '/de/a', images: [file('/a.png')], data: { uid: 1, password: 'x' } }] },
    expected: {
      entries: [
        {
          title: 'A',
          link: '/de/a',
          target: '',
          abstract: '',
          image: { url: '/a.png', alternative: '', title: '', mimeType: 'image/png', width: 0, height: 0 },
          sections: [],
          children: [],
        },
      ],
    },
  },
  'html keeps its pictures and nothing that can run': {
    type: 'html',
    content: {
      bodytext:
        '<p onclick="x()">a<img src="/fileadmin/a.png" alt="A" width="30" onerror="x()"><script>x()</script></p>',
    },
    expected: {
      bodytext: [
        {
          tag: 'p',
          children: [
            'a',
            { tag: 'img', src: 'https://cms.example.com/fileadmin/a.png', alt: 'A', width: 30, children: [] },
          ],
        },
      ],
    },
  },
  // Section 2.7.
  'children of EXT:container': {
    type: 'site_group',
    content: {
      columns: 2,
      items: [{ config: { name: 'left' }, contentElements: [{ id: 5, type: 'div', content: [] }] }],
    },
    expected: { children: [{ type: 'div', id: 5 }] },
  },
  'children of gridelements': {
    type: 'structured_content',
    content: { structure: { rows: [{ columns: [{ elements: [{ id: 5, type: 'div', content: {} }] }] }] } },
    expected: { type: 'unknown', children: [{ type: 'div' }] },
  },
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
