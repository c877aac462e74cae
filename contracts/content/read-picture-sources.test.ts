import { expect, test } from 'vitest'
import { readFile } from './links/read-link.ts'

const reading = { hosts: ['www.example.com'], contentUrl: 'https://cms.example.com' }
const read = (rest: object) => readFile({ publicUrl: 'https://cms.example.com/fileadmin/a.jpg', ...rest }, reading)

test('The sizes of the embedded content system become paths of this site.', () => {
  const srcset = 'https://www.example.com/img/a/320.avif?1 320w, https://www.example.com/img/a/640.avif?1 640w'
  expect(read({ sources: [{ mimeType: 'image/avif', srcset }] })?.sources).toEqual([
    {
      srcSet: '/img/a/320.avif?1 320w, /img/a/640.avif?1 640w',
      mimeType: 'image/avif',
      media: '',
      width: 0,
      height: 0,
    },
  ])
})

test('An address that must not be used is left out, and so is a source without any.', () => {
  const sources = [
    { mimeType: 'image/avif', srcset: 'javascript:alert(1) 320w, /a.avif 640w' },
    { mimeType: 'image/webp', srcset: 'javascript:alert(1) 320w' },
    { mimeType: 'image/webp', srcset: '/a.webp wide' },
  ]
  expect(read({ sources })?.sources?.map(({ srcSet }) => srcSet)).toEqual(['/a.avif 640w'])
})

test('The crops of a TYPO3 are for their screens, with their own size.', () => {
  const crop = (name: string, width: unknown) => ({
    publicUrl: `/fileadmin/_processed_/${name}.jpg`,
    properties: { dimensions: { width, height: 300 } },
  })
  const cropVariants = { default: crop('d', 900), desktop: crop('b', '1200'), mobile: crop('m', 400) }
  expect(read({ cropVariants })?.sources).toEqual([
    {
      srcSet: 'https://cms.example.com/fileadmin/_processed_/m.jpg',
      mimeType: '',
      media: '(max-width: 47.9375rem)',
      width: 400,
      height: 300,
    },
    {
      srcSet: 'https://cms.example.com/fileadmin/_processed_/b.jpg',
      mimeType: '',
      media: '(min-width: 73.8125rem)',
      width: 1200,
      height: 300,
    },
  ])
})

test('The retina file of a TYPO3 is for screens of twice the density.', () => {
  expect(read({ urlRetina: '/fileadmin/a@2x.jpg' })?.sources?.[0]?.srcSet).toBe(
    'https://cms.example.com/fileadmin/a.jpg, https://cms.example.com/fileadmin/a@2x.jpg 2x',
  )
})

test.each([{}, { sources: null, cropVariants: [], urlRetina: '' }, { cropVariants: { mobile: { publicUrl: '/a' } } }])(
  'A file without others has no sources: %j.',
  (rest) => expect(read(rest)?.sources).toBeUndefined(),
)
