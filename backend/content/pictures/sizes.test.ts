import { expect, test } from 'vitest'
import { parsePicturePath, sourceDocuments, widthsOf } from './sizes.ts'

test.each([
  [200, [200]],
  [340, [340]],
  [500, [320, 500]],
  [1000, [320, 480, 640, 1000]],
  [6000, [320, 480, 640, 960, 1280, 1920, 2560]],
])('A picture %i pixels wide is offered in the widths %j.', (width, widths) => {
  expect(widthsOf(width)).toEqual(widths)
})

test('Each address of a source is read again as its width, format and file.', () => {
  const sources = sourceDocuments('http://site.test/typo', 'news/a b, c.jpg', 'abc', 500)
  expect(sources.map(({ mimeType }) => mimeType)).toEqual(['image/avif', 'image/webp'])
  const addresses = sources.flatMap(({ srcset }) => srcset.split(', ').map((one) => one.split(' ')[0] ?? ''))
  expect(addresses).toHaveLength(4)
  for (const address of addresses) {
    expect(address).toMatch(/\?abc$/)
    const path = decodeURIComponent(new URL(address).pathname).replace('/typo', '')
    expect(parsePicturePath(path)).toMatchObject({ path: 'news/a b, c.jpg' })
  }
})

test.each([
  '/fileadmin/a.jpg/320.avif',
  '/fileadmin/_processed_/a.jpg',
  '/fileadmin/_processed_/a.jpg/320.png',
  '/fileadmin/_processed_/320.avif',
  '/fileadmin/_processed_/a.jpg/x.avif',
])('%s is not the address of a smaller file.', (path) => expect(parsePicturePath(path)).toBeUndefined())
