import { expect, test } from 'vitest'
import type { ElementFields, WireType } from '#contracts/content/elements.ts'
import { readElement } from '#contracts/content/read-element.ts'
import { FORM_CONTENT, READ_FORM } from '#test/support/form-document.ts'
import { type ElementFile, elementSchema, writeFields } from './elements.ts'
import type { FileDocument } from '#contracts/content/file.ts'
import type { Download, DownloadDocument } from '#contracts/content/elements/site_download_list.ts'
import type { NewsItemDocument } from '#contracts/content/news.ts'
import { SAMPLE_VALUES, SITE_CASES } from '#test/support/content/element-cases.ts'
import { shopId } from './shop-id.ts'
import { STOCK_CASES } from '#test/support/content/stock-cases.ts'

const { link, readLink, readPicture, bodytext, readText, picture, newsItem } = SAMPLE_VALUES

const readDownload: Download = {
  id: 100,
  title: 'Handling',
  category: 'handling',
  version: '2',
  language: 'cs',
  date: '2026-03-01',
  bytes: 1024,
  href: '/typo/a.pdf',
  kind: 'PDF',
}

/** An element of each type as in its file, and the fields that the front end reads. */
const CASES: { [T in WireType]: [file: object, fields: ElementFields[T]] } = {
  ...SITE_CASES,
  ...STOCK_CASES,
  bullets: [
    { kind: 'definitions', items: [['a', 'b']] },
    { kind: 'definitions', items: [['a', 'b']] },
  ],
  div: [{}, {}],
  form_formframework: [
    { bodytext, form: 'contact' },
    { bodytext: readText, form: READ_FORM },
  ],
  header: [{}, {}],
  news_newsdetail: [{ article: 37 }, { article: { ...newsItem, href: '' }, bodytext: readText, files: [] }],
  news_pi1: [
    { bodytext, link, show: 'events', topics: ['pfas'], limit: 3, template: 'teaser' },
    { bodytext: readText, link: readLink, template: 'teaser', items: [newsItem], page: 1, furtherPages: [] },
  ],
  site_address_list: [
    { bodytext, people: ['anna'], filter: true },
    {
      bodytext: readText,
      hasFilter: true,
      items: [
        {
          id: 1,
          name: 'anna',
          positions: [],
          groups: [],
          organisations: [],
          regions: ['North'],
          email: 'anna (at) example.com',
          tel: '',
          mobile: '',
          image: undefined,
        },
      ],
    },
  ],
  site_download_form: [
    { bodytext, form: 'download', files: ['handling'] },
    { bodytext: readText, form: READ_FORM, items: [{ ...readDownload, category: '' }] },
  ],
  site_download_list: [
    { bodytext, categories: ['handling'], files: [], filter: true },
    {
      bodytext: readText,
      hasFilter: true,
      items: [readDownload],
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

const fileOf = (filename: string, extension: string, alternative = ''): FileDocument => ({
  publicUrl: `/typo/${filename}`,
  properties: {
    title: null,
    alternative,
    description: null,
    mimeType: '',
    type: 'image',
    filename,
    extension,
    size: '1 KB',
    dimensions: { width: 0, height: 0 },
  },
})

const newsDocument: NewsItemDocument = {
  uid: 37,
  title: 'An article',
  teaser: 'In short',
  isTopNews: false,
  crdate: '2026-09-14',
  tstamp: '2026-09-15',
  datetime: '2026-09-14',
  archive: null,
  author: { author: '', authorEmail: '' },
  media: [],
  falRelatedFiles: [],
  categories: [{ id: 1, pid: 30, title: 'PFAS', description: '', slug: 'pfas' }],
  tags: [],
  metaData: { keywords: '', description: '', alternativeTitle: '' },
  slug: '/de/news/article-37',
  pathSegment: 'article-37',
  moreLink: '',
  event: null,
}

const downloadDocument: DownloadDocument = {
  id: 100,
  title: 'Handling',
  category: '',
  version: '2',
  language: 'cs',
  date: '2026-03-01',
  file: fileOf('a.pdf', 'pdf'),
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
    file: (given) => (given ? fileOf(given.file, 'svg', given.alternative) : null),
    articles: ({ topics }) => (topics[0] === 'pfas' ? [newsDocument] : []),
    article: () => ({ detail: { ...newsDocument, slug: undefined, bodytext: bodytext.join('') } }),
    downloads: ({ categories: [category = ''] }) => [{ ...downloadDocument, category }],
    menu: (type) => [{ title: type }],
    people: (keys) =>
      keys.map((key) => ({ id: 1, name: key, email: `${key}@example.com`, regions: ['North'], images: [] })),
    form: () => FORM_CONTENT,
  })

const ENVELOPE = {
  id: 1,
  header: { text: 'Header', subheader: '', layout: 0, position: '', link: undefined },
  frame: 'default',
  layout: 'default',
  visible: { desktop: true, tablet: true, mobile: true },
  space: { before: '', after: '' },
  background: '',
  isGallery: false,
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
  expect(elementSchema.safeParse({ type: 'site_unknown' }).error?.issues[0]?.path).toEqual(['type'])
})
