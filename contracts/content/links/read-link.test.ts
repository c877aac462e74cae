import { describe, expect, test } from 'vitest'
import { readElement } from '#contracts/content/read-element.ts'
import { readFileHref, readHref } from './read-href.ts'
import { readLink } from './read-link.ts'

const reading = { hosts: ['www.example.com'], contentUrl: 'https://cms.example.com' }

describe('Links of a remote content system:', () => {
  test.each([
    ['https://cms.example.com/de/kontakt?a=1#c2', '/de/kontakt?a=1#c2'],
    ['https://cms.example.com', '/'],
    ['https://www.example.com/de/', '/de'],
    ['/de/', '/de'],
    ['https://cms.example.com/fileadmin/a.pdf', 'https://cms.example.com/fileadmin/a.pdf'],
    ['/fileadmin/a.pdf?1', 'https://cms.example.com/fileadmin/a.pdf?1'],
    ['https://www.example.com/_assets/a.css', 'https://cms.example.com/_assets/a.css'],
    ['https://www.example.org/fileadmin/a.pdf', 'https://www.example.org/fileadmin/a.pdf'],
  ])('%s becomes %s: its pages are ours, its files are its own', (given, address) => {
    expect(readHref(given, reading)).toBe(address)
  })

  test('below a path only addresses below that path are its own', () => {
    const below = { hosts: [], contentUrl: 'https://www.example.com/cms' }
    expect(readHref('https://www.example.com/cms/de/kontakt', below)).toBe('/de/kontakt')
    expect(readHref('https://www.example.com/cms/fileadmin/a.pdf', below)).toBe(
      'https://www.example.com/cms/fileadmin/a.pdf',
    )
    expect(readHref('https://www.example.com/de', below)).toBe('https://www.example.com/de')
  })

  test.each([
    ['/cms/de/neu?a=1', '/de/neu?a=1'],
    ['/cms', '/'],
    ['/cms?a=1', '/?a=1'],
    ['/cmsx/de', '/cmsx/de'],
    ['/de/neu', '/de/neu'],
    ['/cms/fileadmin/a.pdf', 'https://cms.example.com/cms/fileadmin/a.pdf'],
  ])('a system in a folder writes it before its paths: %s becomes %s', (given, address) => {
    const inFolder = { hosts: [], contentUrl: 'https://cms.example.com/cms' }
    expect(readHref(given, inFolder)).toBe(address)
  })

  test('a picture of a system in a folder is there', () => {
    const inFolder = { hosts: [], contentUrl: 'https://cms.example.com/cms' }
    expect(readFileHref('/cms/fileadmin/a.png', inFolder)).toBe('https://cms.example.com/cms/fileadmin/a.png')
  })

  test('a file of another folder keeps its address', () => {
    expect(readFileHref('https://cms.example.com/storage/a.png', reading)).toBe('https://cms.example.com/storage/a.png')
    expect(readFileHref('/fileadmin/a.png', reading)).toBe('https://cms.example.com/fileadmin/a.png')
    expect(readFileHref('https://www.example.com/typo/fileadmin/a.png', reading)).toBe('/typo/fileadmin/a.png')
  })
})

describe('The label of a link:', () => {
  test('it is escaped HTML', () => {
    expect(readLink({ href: '/de/kontakt', title: null, linkText: 'Kontakt &amp; Anfahrt' }, reading)?.label).toBe(
      'Kontakt & Anfahrt',
    )
  })

  test('a mail address is concealed in label and address', () => {
    expect(readLink({ href: 'mailto:anna@example.com', linkText: 'anna@example.com' }, reading)).toEqual({
      href: 'mailto:anna (at) example.com',
      label: 'anna (at) example.com',
      target: '',
    })
  })
})

test.each([
  ['bullets', { bodytext: ['anna@example.com'] }],
  ['bullets', { bulletsType: 2, bodytext: [['anna@example.com', 'anna@example.com']] }],
  ['header', { header: 'anna@example.com', subheader: 'anna@example.com' }],
  ['site_teaser', { badge: 'anna@example.com', items: [{ title: 'anna@example.com', text: 'anna@example.com' }] }],
  ['site_hero', { facts: [{ label: 'anna@example.com', value: 'anna@example.com' }] }],
  ['site_shop_categories', { shortcuts: { groupId: 'a', title: 'anna@example.com', note: 'anna@example.com' } }],
  ['table', { bodytext: [['anna@example.com']] }],
])('%s with %j conceals every mail address', (type, content) => {
  const read = JSON.stringify(readElement({ id: 1, type, content }, reading))
  expect(read).toContain('anna (at) example.com')
  expect(read).not.toContain('@')
})

test.each([
  ['https://e.test/Preis liste 2024.pdf', 'https://e.test/Preis%20liste%202024.pdf'],
  [' https://e.test/a ', 'https://e.test/a'],
  ['java\tscript:alert(1)', undefined],
  ['java script:alert(1)', undefined],
  ['/\\evil.example', undefined],
  ['//www.example.com/a', 'https://www.example.com/a'],
  ['///evil.example', undefined],
  ['//\\evil.example', undefined],
  ['sms:+49123', 'sms:+49123'],
])('the address %j becomes %j', (given, address) => {
  expect(readHref(given, { hosts: [] })).toBe(address)
})
