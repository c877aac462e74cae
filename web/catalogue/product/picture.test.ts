import { expect, test } from 'vitest'
import { fileToPrint, pictureOf, smallestFile } from './picture.ts'

const url = 'https://shop.example/media/a b,c.jpg'
const sizes = (...widths: number[]) =>
  widths.map((width) => ({ url: `https://shop.example/thumbnail/a b_${width}.jpg`, width }))
const media = (width: number, thumbnails: ReturnType<typeof sizes> | null) => ({
  id: 'a',
  url,
  thumbnails,
  metaData: { width, height: 600 },
})

test.each([
  ['are enough for a page', 4000, sizes(400, 1920), ['400w', '1920w']],
  ['are smaller than the picture, which is then the last one', 4000, sizes(400, 800), ['400w', '800w', '4000w']],
  ['are as large as the picture', 500, sizes(320, 500), ['320w', '500w']],
])('The files of a picture, if its sizes %s.', (_, width, thumbnails, widths) => {
  const candidates = pictureOf(media(width, thumbnails))?.srcSet?.split(', ') ?? []
  expect(candidates.map((one) => one.split(' ')[1])).toEqual(widths)
  expect(candidates.every((one) => one.split(' ').length === 2)).toBe(true)
})

test('A list shows the smallest file of a picture, and paper one that is large enough.', () => {
  const photograph = pictureOf(media(4000, sizes(400, 800, 1920))) ?? { url, width: 1, height: 1 }
  expect(smallestFile(photograph)).toBe('https://shop.example/thumbnail/a%20b_400.jpg')
  expect(fileToPrint(photograph)).toBe('https://shop.example/thumbnail/a%20b_800.jpg')
  const plain = pictureOf(media(240, null)) ?? { url, width: 1, height: 1 }
  expect([plain.srcSet, smallestFile(plain), fileToPrint(plain)]).toEqual([undefined, `${url}#plain`, url])
})

test('A picture without a size keeps that of the drawings, and has no sizes.', () => {
  const unknown = pictureOf({ id: 'a', url, thumbnails: sizes(400), metaData: null })
  expect(unknown).toEqual({ url, width: 240, height: 200 })
})

test.each([undefined, null, { ...media(500, null), url: '' }])('Without a file there is no picture: %j', (medium) =>
  expect(pictureOf(medium)).toBeUndefined(),
)
