import { describe, expect, test } from 'vitest'
import type { ContentElement } from './elements.ts'
import { readElement } from './read-element.ts'

const read = (given: object): ContentElement | undefined => readElement({ id: 1, ...given }, { hosts: [] })[0]

describe('envelope', () => {
  test('numbers as strings, headers that were decoded as JSON, links', () => {
    const content = {
      header: ['x'],
      headerLayout: '2',
      headerLink: { href: '/de', title: null, linkText: 't3://page' },
    }
    expect(read({ id: '12', type: 'header', content })).toMatchObject({
      id: 12,
      type: 'header',
      header: { text: '["x"]', layout: 2, link: { href: '/de', label: '', target: '' } },
    })
  })

  test('seen everywhere unless a system says otherwise', () => {
    expect(read({ type: 'div' })?.visible).toEqual({ desktop: true, tablet: true, mobile: true })
    const appearance = { responsive_desktop: '1', responsiveTablet: 0 }
    expect(read({ type: 'div', appearance })?.visible).toEqual({ desktop: true, tablet: false, mobile: false })
  })

  test('hidden everywhere is left out', () => {
    const appearance = { responsive_desktop: false, responsive_tablet: false, responsive_mobile: false }
    expect(read({ type: 'div', appearance })).toBeUndefined()
  })
})

describe('types', () => {
  test('an unknown one is kept with its name', () => {
    expect(read({ type: 'site_cta', content: {} })).toMatchObject({
      type: 'unknown',
      wireType: 'site_cta',
      problem: '',
    })
  })

  test('an element that the content system could not render says why', () => {
    expect(read({ type: 'text', content: { error: 'no template' } })).toMatchObject({
      type: 'unknown',
      wireType: 'text',
      problem: 'no template',
    })
  })

  test.each([
    [
      { bulletsType: '0', bodytext: ['a', 'b'] },
      { kind: 'unordered', items: ['a', 'b'] },
    ],
    [
      { bulletsType: 1, bodytext: ['a'] },
      { kind: 'ordered', items: ['a'] },
    ],
    [
      { bulletsType: 2, bodytext: [['a', 'b'], ['c']] },
      {
        kind: 'definitions',
        items: [
          ['a', 'b'],
          ['c', ''],
        ],
      },
    ],
    [{ bodytext: null }, { kind: 'unordered', items: [] }],
  ])('bullets %j', (content, expected) => expect(read({ type: 'bullets', content })).toMatchObject(expected))

  test('files of both styles', () => {
    const properties = {
      alternative: 'A',
      title: null,
      mimeType: 'image/svg+xml',
      dimensions: { width: '300', height: 200 },
    }
    const nested = read({ type: 'site_split', content: { media: { publicUrl: '/a.svg', properties } } })
    const flat = read({
      type: 'site_split',
      content: { media: [{ url: '/a.svg', ...properties, width: 300, height: 200, dimensions: undefined }] },
    })
    const expected = { url: '/a.svg', alternative: 'A', width: 300, height: 200 }
    expect(nested).toMatchObject({ media: expected, mediaPosition: 'left', ratio: '50-50' })
    expect(flat).toMatchObject({ media: { url: '/a.svg', alternative: 'A' } })
    expect(read({ type: 'site_split', content: { media: null } })).toMatchObject({ media: undefined })
  })

  test('contacts conceal their address', () => {
    const items = [{ id: 3, name: 'Anna', email: 'anna@example.com', mobile: null, images: [] }]
    expect(read({ type: 'site_address_list', content: { items } })).toMatchObject({
      items: [{ name: 'Anna', email: 'anna (at) example.com', mobile: '', image: undefined }],
    })
  })
})

describe('children', () => {
  const child = { id: 2, type: 'div' }

  test.each([
    { children: [child] },
    { content: { items: [{ config: { name: 'left' }, contentElements: [child] }] } },
    { content: { structure: { rows: [{ columns: [{ elements: [child] }] }] } } },
  ])('%j', (given) => expect(read({ type: 'x', ...given })?.children).toMatchObject([{ id: 2, type: 'div' }]))

  test('a shortcut is what it points to', () => {
    expect(readElement({ id: 1, type: 'shortcut', content: { shortcut: [child] } }, { hosts: [] })).toMatchObject([
      { id: 2 },
    ])
  })
})
