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

const photo = (rest: object) =>
  read({ publicUrl: '/fileadmin/a.jpg', properties: { dimensions: { width: 1600, height: 900 } }, ...rest })?.sources

test('The widths that our package has a TYPO3 make are one list, with the widest one.', () => {
  const scaled = (name: string) => `https://cms.example.com/fileadmin/_processed_/${name}`
  expect(
    photo({ url40Percent: '/fileadmin/_processed_/m.jpg', url20Percent: '/fileadmin/_processed_/s,1.jpg' }),
  ).toEqual([
    {
      srcSet: `${scaled('s%2C1.jpg')} 320w, ${scaled('m.jpg')} 640w, https://cms.example.com/fileadmin/a.jpg 1600w`,
      mimeType: '',
      media: '',
      width: 0,
      height: 0,
    },
  ])
})

test('Widths as WebP have that type, so that other browsers take the picture itself.', () => {
  expect(photo({ url40Percent: '/uploads/m.webp', url100Percent: '/uploads/l.webp?1700000000' })).toMatchObject([
    {
      srcSet: 'https://cms.example.com/uploads/m.webp 640w, https://cms.example.com/uploads/l.webp?1700000000 1600w',
      mimeType: 'image/webp',
    },
  ])
})

test('A picture that a TYPO3 does not scale has no widths.', () => {
  const same = '/fileadmin/a.jpg'
  expect(photo({ url20Percent: same, url40Percent: same, url100Percent: same })).toBeUndefined()
  expect(
    photo({ url0Percent: '/p/0.jpg', url999Percent: '/p/9.jpg', url40Percent: 'javascript:alert(1)' }),
  ).toBeUndefined()
})
