import { expect, test } from 'vitest'
import { readSplit } from './site_split.ts'

const properties = {
  alternative: 'A',
  title: null,
  mimeType: 'image/svg+xml',
  dimensions: { width: '300', height: 200 },
}

test('A file is read in both shapes, with properties and flat.', () => {
  const expected = { url: '/a.svg', alternative: 'A', title: '', mimeType: 'image/svg+xml', width: 300, height: 200 }
  const nested = { publicUrl: '/a.svg', properties }
  const flat = [{ url: '/a.svg', ...properties, width: 300, height: 200, dimensions: undefined }]
  for (const media of [nested, { url: '/a.svg', ...properties }])
    expect(readSplit({ media }, { hosts: [] }).media).toEqual(expected)
  expect(readSplit({ media: flat }, { hosts: [] }).media).toMatchObject({ url: '/a.svg', alternative: 'A' })
})

test('A missing picture, an unknown side and an unknown ratio fall back to defaults.', () => {
  expect(readSplit({ media: null, mediaPosition: 'top', ratio: '10-90' }, { hosts: [] })).toMatchObject({
    media: undefined,
    mediaPosition: 'left',
    ratio: '50-50',
  })
  expect(readSplit({ mediaPosition: 'right', ratio: '66-33' }, { hosts: [] })).toMatchObject({
    mediaPosition: 'right',
    ratio: '66-33',
  })
})
