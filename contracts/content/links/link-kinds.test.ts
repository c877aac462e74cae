import { expect, test } from 'vitest'
import { readLink } from './read-link.ts'

const reading = { hosts: ['www.example.com'], contentUrl: 'https://cms.example.com' }
/** A link field as TYPO3 resolves it. */
const field = (href: unknown, rest: object = {}) => ({
  href,
  target: null,
  class: null,
  title: null,
  linkText: null,
  additionalAttributes: [],
  ...rest,
})

test.each([
  ['page', field('/de/kontakt'), '/de/kontakt'],
  ['page of the front end', field('https://www.example.com/de/kontakt/'), '/de/kontakt'],
  ['page of the TYPO3', field('https://cms.example.com/de/kontakt'), '/de/kontakt'],
  ['page with a mark', field('/de/kontakt#c12'), '/de/kontakt#c12'],
  ['mark of the page itself', field('#c12'), '#c12'],
  ['file', field('/fileadmin/blatt.pdf'), 'https://cms.example.com/fileadmin/blatt.pdf'],
  ['file without its slash', field('fileadmin/a b.pdf'), 'https://cms.example.com/fileadmin/a%20b.pdf'],
  ['folder', field('/fileadmin/ordner/'), 'https://cms.example.com/fileadmin/ordner/'],
  ['other site', field('https://www.example.org/a?b=c#d'), 'https://www.example.org/a?b=c#d'],
  ['other site without a scheme', field('//www.example.org/a'), 'https://www.example.org/a'],
  ['own site without a scheme', field('//www.example.com/de/kontakt'), '/de/kontakt'],
  ['telephone', field('tel:+49 555 1'), 'tel:+49%20555%201'],
  ['mail', field('mailto:info@example.com?subject=a'), 'mailto:info (at) example.com?subject=a'],
  [
    'record',
    field('/de/news/meldung?tx_news_pi1%5Bnews%5D=1&cHash=a'),
    '/de/news/meldung?tx_news_pi1%5Bnews%5D=1&cHash=a',
  ],
])('A link to a %s leads there.', (_, given, href) => {
  expect(readLink(given, reading)).toEqual({ href, label: '', target: '' })
})

test('A protected mail address is read, and concealed in its own way.', () => {
  const additionalAttributes = { 'data-mailto-token': 'ocknvq,kphqBgzcorng0eqo', 'data-mailto-vector': '2' }
  expect(readLink(field('#', { additionalAttributes }), reading)?.href).toBe('mailto:info (at) example.com')
})

test('A link has its words from its title, then its text, but never a raw address of TYPO3.', () => {
  const labelOf = (rest: object) => readLink(field('/de', { target: '_blank', ...rest }), reading)
  expect(labelOf({ title: 'Titel', linkText: 'Text' })).toEqual({ href: '/de', label: 'Titel', target: '_blank' })
  expect(labelOf({ linkText: 'Text' })?.label).toBe('Text')
  expect(labelOf({ linkText: 't3://page?uid=1' })?.label).toBe('')
})

test.each(['', null, '/\\evil.example', 'javascript:alert(1)', 't3://page?uid=99', 'data:text/html,x'])(
  'A field with %j has no link.',
  (href) => {
    expect(readLink(href === '' ? '' : field(href), reading)).toBeUndefined()
  },
)
