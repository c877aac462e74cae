import { expect, test } from 'vitest'
import type { ContentFile } from '#contracts/content/file.ts'
import { readPageResult } from '#contracts/content/read-page.ts'
import { sharedPicture } from './shared-picture.ts'

const file = (name: string, mimeType: string, alternative = '') => ({
  publicUrl: `/files/${name}`,
  properties: { mimeType, alternative, dimensions: { width: 1200, height: 630 } },
})

/** The picture of an article with this one, and of a page for which an editor chose another. */
function pictureOf(article: unknown, chosen: unknown) {
  const detail = { uid: 1, title: 'An article', media: [{ type: 'image', file: article, properties: {}, images: {} }] }
  const element = { id: 1, type: 'news_newsdetail', colPos: 0, content: { data: { detail } } }
  const meta = { title: 'A page', description: '', ogImage: chosen }
  const result = readPageResult(200, { id: 1, meta, content: { colPos0: [element] } })
  return result.kind === 'page' ? sharedPicture(result.page) : undefined
}

test('the picture that an editor chose comes before that of the article', () => {
  const own = file('own.jpg', 'image/jpeg')
  const chosen = file('chosen.png', 'image/png', 'Chosen')
  expect(pictureOf(own, chosen)).toMatchObject({ url: '/files/chosen.png', alt: 'Chosen' })
  expect(pictureOf(own, null)).toEqual({
    url: '/files/own.jpg',
    alt: 'A page',
    file: { mimeType: 'image/jpeg', width: 1200, height: 630 } satisfies Partial<ContentFile>,
  })
})

test('a drawing is none: sites that show links show no SVG', () => {
  expect(pictureOf(file('own.svg', 'image/svg+xml'), null)).toBeUndefined()
})
