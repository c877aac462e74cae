import { describe, expect, test, vi } from 'vitest'
import type { ContentElement } from './elements.ts'
import { readElement } from './read-element.ts'
import type { UnknownElement } from './reading.ts'

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
  test('an unknown one is kept with its name, header and text, and told of', () => {
    const onUnknownElement = vi.fn<(element: UnknownElement) => void>()
    const content = { header: 'Call us', bodytext: '<p>Now</p>' }
    expect(readElement({ type: 'site_cta', content }, { hosts: [], onUnknownElement })).toMatchObject([
      { type: 'unknown', wireType: 'site_cta', header: { text: 'Call us' }, bodytext: [{ tag: 'p' }] },
    ])
    expect(onUnknownElement.mock.calls).toEqual([[{ wireType: 'site_cta', problem: '' }]])
  })

  test.each(['constructor', 'toString', '__proto__', 'unknown', ''])('%j is not a type', (type) => {
    expect(read({ type })).toMatchObject({ type: 'unknown', wireType: type })
  })

  test('an element that no device shows is not told of', () => {
    const onUnknownElement = vi.fn<(element: UnknownElement) => void>()
    const appearance = { responsive_desktop: 0, responsive_tablet: 0, responsive_mobile: 0 }
    readElement({ type: 'site_cta', appearance }, { hosts: [], onUnknownElement })
    expect(onUnknownElement).not.toHaveBeenCalled()
  })

  test('an element that the content system could not render says why', () => {
    expect(read({ type: 'text', content: { error: 'no template' } })).toMatchObject({
      type: 'unknown',
      wireType: 'text',
      problem: 'no template',
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
