import { expect, test } from 'vitest'
import { readVideo } from './site_video.ts'

const reading = { hosts: ['www.example.com'] }
const NOTHING = {
  video: undefined,
  title: '',
  poster: undefined,
  caption: '',
  captions: [],
  transcript: [],
  consentText: '',
}

test('A video at a host is known by its address alone: TYPO3’s additions to the player are not used.', () => {
  const video = {
    publicUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?controls=1&origin=https%3A%2F%2Fcms.example.com',
    properties: { mimeType: 'video/youtube', type: 'video', title: 'Rabbit' },
  }
  expect(readVideo({ video }, reading)).toEqual({
    ...NOTHING,
    title: 'Rabbit',
    video: { hosted: { host: 'youtube', id: 'aqz-KE-bpKQ', key: '' } },
  })
})

test('A player of a host that is not known is a file, which no page frames.', () => {
  const { video } = readVideo({ video: { publicUrl: 'https://films.example.org/1', properties: {} } }, reading)
  expect(video).toMatchObject({ file: { url: 'https://films.example.org/1' } })
})

test('An element without a video, and values of other kinds, are read as empty.', () => {
  expect(readVideo({}, reading)).toEqual(NOTHING)
  expect(readVideo({ video: [], poster: null, captions: null, transcript: 7, caption: null }, reading)).toEqual({
    ...NOTHING,
    transcript: expect.anything(),
  })
  expect(readVideo({ captions: [{ language: 'de' }, 'x', null] }, reading).captions).toEqual([])
})

test('Captions have the address of this site, in both forms of a file.', () => {
  const captions = [
    { language: 'de', file: { publicUrl: 'https://www.example.com/typo/a.vtt' } },
    { language: 'cs', file: [{ url: '/typo/b.vtt' }] },
  ]
  expect(readVideo({ captions }, reading).captions).toEqual([
    { language: 'de', url: '/typo/a.vtt' },
    { language: 'cs', url: '/typo/b.vtt' },
  ])
})

test('Captions of a remote content system have an address of this site.', () => {
  const captions = [{ language: 'de', file: { publicUrl: 'https://cms.example.com/typo3/fileadmin/a.vtt?1' } }]
  const { captions: read } = readVideo({ captions }, { ...reading, contentUrl: 'https://cms.example.com/typo3' })
  expect(read).toEqual([{ language: 'de', url: '/resources/captions/fileadmin/a.vtt?1' }])
})
