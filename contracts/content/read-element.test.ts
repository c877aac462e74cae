import { describe, expect, test, vi } from 'vitest'
import type { ContentElement } from './elements.ts'
import { readElement } from './read-element.ts'
import type { UnknownElement } from './reading.ts'

const read = (given: object): ContentElement | undefined => readElement({ id: 1, ...given }, { hosts: [] })[0]

describe('The envelope of an element:', () => {
  test('numbers may be strings, headers may be decoded JSON, and links are read', () => {
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

  test('it is shown on all devices by default', () => {
    expect(read({ type: 'div' })?.visible).toEqual({ desktop: true, tablet: true, mobile: true })
    const appearance = { responsive_desktop: '1', responsiveTablet: 0 }
    expect(read({ type: 'div', appearance })?.visible).toEqual({ desktop: true, tablet: false, mobile: false })
  })

  test('it is left out if no device shows it', () => {
    const appearance = { responsive_desktop: false, responsive_tablet: false, responsive_mobile: false }
    expect(read({ type: 'div', appearance })).toBeUndefined()
  })
})

describe('The type of an element:', () => {
  test('an unknown one stays with its name, header and text, and is reported', () => {
    const onUnknownElement = vi.fn<(element: UnknownElement) => void>()
    const content = { header: 'Call us', bodytext: '<p>Now</p>' }
    expect(readElement({ type: 'site_unknown', content }, { hosts: [], onUnknownElement })).toMatchObject([
      { type: 'unknown', wireType: 'site_unknown', header: { text: 'Call us' }, bodytext: [{ tag: 'p' }] },
    ])
    expect(onUnknownElement.mock.calls).toEqual([[{ wireType: 'site_unknown', problem: '' }]])
  })

  test.each(['constructor', 'toString', '__proto__', 'unknown', ''])('%j is not a type', (type) => {
    expect(read({ type })).toMatchObject({ type: 'unknown', wireType: type })
  })

  test('an element that no device shows is not reported', () => {
    const onUnknownElement = vi.fn<(element: UnknownElement) => void>()
    const appearance = { responsive_desktop: 0, responsive_tablet: 0, responsive_mobile: 0 }
    readElement({ type: 'site_unknown', appearance }, { hosts: [], onUnknownElement })
    expect(onUnknownElement).not.toHaveBeenCalled()
  })

  test('an element that the content system could not render has the reason', () => {
    expect(read({ type: 'text', content: { error: 'no template' } })).toMatchObject({
      type: 'unknown',
      wireType: 'text',
      problem: 'no template',
    })
  })
})

test('a plugin without content is not an empty list: the extension is not connected', () => {
  const onUnknownElement = vi.fn<(element: UnknownElement) => void>()
  for (const type of ['news_pi1', 'news_newsdetail', 'form_formframework'])
    expect(readElement({ id: 1, type, colPos: 0 }, { hosts: [], onUnknownElement })).toMatchObject([
      { type: 'unknown', wireType: type, problem: expect.stringContaining('TypoScript') },
    ])
  expect(onUnknownElement).toHaveBeenCalledTimes(3)
  expect(read({ type: 'news_pi1', content: {} })?.type).toBe('news_pi1')
})

test('a sign-in to the content system is reported as one that this site does not have', () => {
  const content = { header: 'Anmelden', data: { form: { title: 'Login', elements: [] } } }
  expect(read({ type: 'felogin_login', content })).toMatchObject({
    type: 'unknown',
    wireType: 'felogin_login',
    problem: expect.stringContaining('sign in'),
  })
})

describe('The children of an element:', () => {
  const child = { id: 2, type: 'div' }

  test.each([
    { children: [child] },
    { content: { items: [{ config: { name: 'left' }, contentElements: [child] }] } },
    { content: { structure: { rows: [{ columns: [{ elements: [child] }] }] } } },
  ])('%j', (given) => expect(read({ type: 'x', ...given })?.children).toMatchObject([{ id: 2, type: 'div' }]))

  test('a shortcut is replaced by its target', () => {
    expect(readElement({ id: 1, type: 'shortcut', content: { shortcut: [child] } }, { hosts: [] })).toMatchObject([
      { id: 2 },
    ])
  })
})
