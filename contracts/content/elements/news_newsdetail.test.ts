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
