import { expect, test } from 'vitest'
import type { ElementFields, WireType } from '#contracts/content/elements.ts'
import { readElement } from '#contracts/content/read-element.ts'
import { checkFields, type ElementFile, elementSchema, writeFields } from './elements.ts'
import { shopId } from './shop-id.ts'

const link = { href: '/de/agb', label: 'Terms' }
const readLink = { href: '/de/agb', label: 'Terms', target: '' }
const readPicture = { url: '/typo/a.svg', alternative: 'A', title: '', mimeType: '', width: 0, height: 0 }
const bodytext = ['<p>a</p>', '<p>b</p>']
const readText = [
  { tag: 'p' as const, children: ['a'] },
  { tag: 'p' as const, children: ['b'] },
]
const picture = { file: 'a.svg', alternative: 'A' }

/** An element of each type as in its file, and the fields that the front end reads. */
const CASES: { [T in WireType]: [file: object, fields: ElementFields[T]] } = {
  bullets: [
    { kind: 'definitions', items: [['a', 'b']] },
    { kind: 'definitions', items: [['a', 'b']] },
  ],
  div: [{}, {}],
  header: [{}, {}],
  site_address_list: [
    { bodytext, people: ['anna'] },
    {
      bodytext: readText,
      items: [
        {
          id: 1,
          name: 'anna',
          positions: [],
          groups: [],
          organisations: [],
          email: 'anna (at) example.com',
          tel: '',
          mobile: '',
          image: undefined,
        },
      ],
    },
  ],
  site_hero: [
    {
      image: picture,
      bodytext,
      link,
      moreLink: link,
      parts: [{ fragment: 'x', category: 'rods', balloon: { x: 1, y: 2 }, leader: { x: 3, y: 4 } }],
      layers: ['axis', 'x'],
      captions: [{ text: 'c', matrix: [1, 0, 0, 1, 5, 6], size: 7 }],
      facts: [{ label: 'l', value: 'v' }],
      factsLink: link,
    },
    {
      image: readPicture,
      bodytext: readText,
      link: readLink,
      moreLink: readLink,
      parts: [
        { fragment: 'x', categoryId: shopId('category', 'rods'), balloon: { x: 1, y: 2 }, leader: { x: 3, y: 4 } },
      ],
      layers: ['axis', 'x'],
      captions: [{ text: 'c', matrix: [1, 0, 0, 1, 5, 6], size: 7 }],
      facts: [{ label: 'l', value: 'v' }],
      factsLink: readLink,
    },
  ],
  site_section: [
    { bodytext, anchor: 'team', width: 'narrow' },
    { bodytext: readText, anchor: 'team', width: 'narrow' },
  ],
  site_shop_categories: [
    {
      bodytext,
      link,
      root: 'rods',
      categories: ['rods', '0123456789abcdef0123456789abcdef'],
      showImage: false,
      shortcuts: { group: 'chain', category: 'rods', title: 't', note: 'n', limit: 3 },
    },
    {
      bodytext: readText,
      link: readLink,
      rootCategoryId: shopId('category', 'rods'),
      categoryIds: [shopId('category', 'rods'), '0123456789abcdef0123456789abcdef'],
      showImage: false,
      shortcuts: {
        groupId: shopId('property-group', 'chain'),
        categoryId: shopId('category', 'rods'),
        title: 't',
        note: 'n',
        limit: 3,
      },
    },
  ],
  site_shop_products: [
    { bodytext, link, category: 'rods', limit: 8, sorting: 'name-asc' },
    { bodytext: readText, link: readLink, categoryId: shopId('category', 'rods'), limit: 8, sorting: 'name-asc' },
  ],
  site_split: [
    { media: picture, mediaPosition: 'right', bodytext, link, ratio: '33-66' },
    { media: readPicture, mediaPosition: 'right', bodytext: readText, link: readLink, ratio: '33-66' },
  ],
  site_teaser: [
    { image: picture, bodytext, link, badge: 'new', items: [{ title: 'i', text: 't', image: picture, link }] },
    {
      image: readPicture,
      bodytext: readText,
      link: readLink,
      badge: 'new',
      items: [{ title: 'i', text: 't', image: readPicture, link: readLink }],
    },
  ],
  text: [{ bodytext }, { bodytext: readText }],
}

const write = (element: ElementFile) =>
  writeFields(element, {
    link: (given) =>
      given && 'href' in given
        ? {
            href: given.href,
            target: null,
            class: null,
            title: given.label ?? null,
            linkText: null,
            additionalAttributes: [],
          }
        : '',
    html: (given) => given,
    file: (given) =>
      given
        ? {
            publicUrl: `/typo/${given.file}`,
            properties: {
              title: null,
              alternative: given.alternative,
              description: null,
              mimeType: '',
              type: 'image',
              filename: given.file,
              extension: 'svg',
              size: '1 KB',
              dimensions: { width: 0, height: 0 },
            },
          }
        : null,
    person: (key) => ({ id: 1, name: key, email: `${key}@example.com`, images: [] }),
  })

const ENVELOPE = {
  id: 1,
  header: { text: 'Header', subheader: '', layout: 0, position: '', link: undefined },
  frame: 'default',
  layout: 'default',
  visible: { desktop: true, tablet: true, mobile: true },
  background: '',
  children: [],
}

test.each(Object.entries(CASES))('The front end reads what the file of %s says.', (type, [file, fields]) => {
  const parsed = elementSchema.parse({ type, header: 'Header', ...file })
  // Converted to JSON and back, as in a response.
  const content: unknown = JSON.parse(JSON.stringify({ header: parsed.header, ...write(parsed) }))
  expect(readElement({ id: 1, type, content }, { hosts: [] })).toEqual([{ ...ENVELOPE, type, ...fields }])
})

test('A field that the type does not have is a mistake.', () => {
  expect(elementSchema.safeParse({ type: 'text', items: [] }).error?.issues[0]?.message).toMatch(/Unrecognized.*items/)
})

test('An unknown type is a mistake.', () => {
  expect(elementSchema.safeParse({ type: 'site_cta' }).error?.issues[0]?.path).toEqual(['type'])
})

const problemsOf = (given: object): [field: string, message: string][] => {
  const problems: [string, string][] = []
  const report = (field: string, message: string) => void problems.push([field, message])
  checkFields(elementSchema.parse(given), { hasPerson: (key) => key === 'anna', report })
  return problems
}

test.each([
  [{ kind: 'definitions', items: ['a'] }, 1],
  [{ kind: 'ordered', items: [['a', 'b'], 'c'] }, 1],
  [{ kind: 'definitions', items: [['a', 'b']] }, 0],
  [{ items: ['a'] }, 0],
])('Bullets with pairs in the wrong place are a mistake: %j.', (fields, count) => {
  expect(problemsOf({ type: 'bullets', ...fields })).toHaveLength(count)
})

test('Unknown people are a mistake.', () => {
  expect(problemsOf({ type: 'site_address_list', people: ['anna', 'nobody'] })).toEqual([
    ['people', 'data/people/nobody.json does not exist'],
  ])
})
