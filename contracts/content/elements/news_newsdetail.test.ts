import { expect, test } from 'vitest'
import { readPageResult } from '#contracts/content/read-page.ts'
import { readNewsDetail } from './news_newsdetail.ts'

const detail = {
  uid: 1,
  title: 'PFAS',
  teaser: 'Kurz gesagt',
  bodytext: '<p>Lang gesagt, <a href="/de/kontakt">Kontakt</a>.</p>',
  datetime: 'Oct 09 2025',
  canonical: '/de/news/meldung/pfas',
}

test('A stock article has its text and its address.', () => {
  const { article, bodytext } = readNewsDetail({ data: { detail } }, { hosts: [] })
  expect(article).toMatchObject({ title: 'PFAS', date: '2025-10-09', href: '/de/news/meldung/pfas' })
  expect(bodytext).toHaveLength(1)
})

test('Its tags are read, and its files from both shapes of EXT:headless_news.', () => {
  const properties = { name: 'bericht.pdf', title: 'Bericht', description: 'Zehn Seiten', mimetype: 'application/pdf' }
  const publicUrl = 'https://cms.test/fileadmin/bericht.pdf'
  const picture = { filename: 'werk.png', title: '', mimetype: 'image/png' }
  const images = { defaultImage: { publicUrl: 'https://cms.test/fileadmin/werk.png', dimensions: {} } }
  const falRelatedFiles = [
    { type: 'application', properties: { ...properties, publicUrl } },
    { type: 'image', properties: picture, images },
    { type: 'image', properties: picture, images: { defaultImage: { publicUrl: null, dimensions: null } } },
  ]
  const tags = [{ id: 4, pid: 19, title: 'Prüfstand', slug: 'pruefstand' }]
  const { article, files } = readNewsDetail({ data: { detail: { ...detail, tags, falRelatedFiles } } }, { hosts: [] })
  expect(article?.tags).toEqual([{ id: 4, title: 'Prüfstand' }])
  expect(files.map(({ name, extension, description, file }) => [name, extension, description, file.url])).toEqual([
    ['Bericht', 'pdf', 'Zehn Seiten', publicUrl],
    ['werk.png', 'png', '', 'https://cms.test/fileadmin/werk.png'],
  ])
})

test.each([{}, { data: null }, { data: { detail: null } }])('%j has no article.', (content) => {
  expect(readNewsDetail(content, { hosts: [] }).article).toBeUndefined()
})

test('An article heads its page, and its content elements are inside of it.', () => {
  const contentElements = [{ id: 57, type: 'text', content: { header: 'More' } }]
  const content = { colPos0: [{ id: 56, type: 'news_newsdetail', content: { data: { detail, contentElements } } }] }
  const result = readPageResult(200, { content })
  if (result.kind !== 'page') throw new Error('It is a page.')
  expect(result.page.main).toEqual([])
  expect(result.page.stage.map(({ type, children }) => [type, children.map(({ header }) => header.text)])).toEqual([
    ['news_newsdetail', ['More']],
  ])
})
