import { expect, test } from 'vitest'
import { readElement } from '#contracts/content/read-element.ts'
import { allElements, textsOf } from './element-texts.ts'

const READING = { hosts: ['site.test'] }

const linesOf = (type: string, content: object): string[] =>
  allElements(readElement({ id: 1, type, content: { header: 'Kopf', ...content } }, READING)).flatMap(textsOf)

test.each([
  [
    'text',
    { bodytext: '<p>Eine <strong>Dreh</strong>bank &amp; mehr.</p><ul><li>eins</li><li>zwei</li></ul>' },
    ['Eine Drehbank & mehr.', 'eins', 'zwei'],
  ],
  ['bullets', { bulletsType: 0, bodytext: ['eins', 'zwei'] }, ['eins', 'zwei']],
  [
    'table',
    {
      bodytext: [
        ['Werkstoff', 'Dichte'],
        ['PE-UHMW', '0,93'],
      ],
    },
    ['Werkstoff', 'Dichte', 'PE-UHMW', '0,93'],
  ],
  [
    'site_teaser',
    {
      bodytext: '<p>Drei Wege.</p>',
      items: [{ title: 'Rufen', text: 'Sie an', link: { href: '/de/kontakt', linkText: 'Kontakt' } }],
    },
    ['Drei Wege.', 'Rufen', 'Sie an'],
  ],
  ['quatsch', { bodytext: '<p>Von anderen.</p>' }, ['Von anderen.']],
])('An element %s has its texts as lines, and neither header nor links.', (type, content, lines) => {
  expect(linesOf(type, content)).toEqual(lines)
})

test.each(['site_download_list', 'site_address_list', 'menu_pages'])('%s has the texts of other documents.', (type) => {
  expect(
    linesOf(type, { bodytext: '<p>Vorspann</p>', items: [{ id: 1, name: 'Jana Kreutz', title: 'Blatt' }] }),
  ).toEqual([])
})

test('Elements within an element have their own texts.', () => {
  const child = { id: 2, type: 'text', content: { bodytext: '<p>innen</p>' } }
  const group = { id: 1, type: 'site_group', content: { columns: 2 }, children: [child] }
  expect(allElements(readElement(group, READING)).flatMap(textsOf)).toEqual(['innen'])
})
