import { expect, test } from 'vitest'
import { type PictureHead, weigh } from './picture-weight.ts'

const photo = { format: 'jpeg', width: 4000, height: 3000, channels: 3 }
const a0 = { width: 14_043, height: 9_933, channels: 3 }

test.each<[string, PictureHead, ReturnType<typeof weigh>]>([
  ['the photo of a phone', photo, 'light'],
  ['the photo of a large camera', { ...photo, width: 8000, height: 6000 }, 'heavy'],
  ['a progressive photo', { ...photo, isProgressive: true }, 'heavy'],
  ['a small progressive picture', { ...photo, width: 1600, height: 1200, isProgressive: true }, 'light'],
  ['an A0 scan as JPEG', { ...a0, format: 'jpeg' }, 'heavy'],
  ['an A0 scan as progressive JPEG', { ...a0, format: 'jpeg', isProgressive: true }, 'too heavy'],
  ['an A0 scan as interlaced PNG', { ...a0, format: 'png', isProgressive: true }, 'too heavy'],
  ['an A0 scan as PNG of 16 bits', { ...a0, format: 'png', bitsPerSample: 16 }, 'heavy'],
  ['an A0 scan as TIFF in black and white', { ...a0, format: 'tiff', channels: 1, bitsPerSample: 1 }, 'heavy'],
  ['an A0 scan as TIFF in colour', { ...a0, format: 'tiff' }, 'too heavy'],
  ['a small scan of many pages', { format: 'tiff', width: 10, height: 10, channels: 1, pages: 60_000 }, 'too heavy'],
  [
    'more pixels than any scanner makes',
    { format: 'png', width: 13_000, height: 13_000, channels: 1 },
    'too many pixels',
  ],
])('Decoding %s is allowed by its weight.', (_, head, weight) => {
  expect(weigh(head)).toBe(weight)
})
