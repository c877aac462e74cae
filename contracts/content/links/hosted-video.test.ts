import { expect, test } from 'vitest'
import { playerAddress, readHostedVideo, watchAddress } from './hosted-video.ts'

const YOUTUBE = { host: 'youtube', id: 'aqz-KE-bpKQ', key: '' } as const
const VIMEO = { host: 'vimeo', id: '1084537', key: '' } as const

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10', YOUTUBE],
  ['https://youtu.be/aqz-KE-bpKQ?si=x', YOUTUBE],
  // As TYPO3 sends it.
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autohide=1&controls=1&enablejsapi=1', YOUTUBE],
  ['https://vimeo.com/1084537', VIMEO],
  ['https://player.vimeo.com/video/1084537?api=1&title=0', VIMEO],
  ['https://vimeo.com/1084537/0a1b2c3d4e', { ...VIMEO, key: '0a1b2c3d4e' }],
  ['https://player.vimeo.com/video/1084537?h=0a1b2c3d4e', { ...VIMEO, key: '0a1b2c3d4e' }],
])('%s is a video at its host.', (address, video) => {
  expect(readHostedVideo(address)).toEqual(video)
})

test.each([
  'https://www.youtube.com/',
  'https://www.youtube.com/@company',
  'https://youtube.com.example.org/watch?v=aqz-KE-bpKQ',
  'https://example.org/vimeo.com/1084537',
  'https://vimeo.com/channels/staffpicks',
  'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
  '/fileadmin/film.mp4',
])('%s is none.', (address) => {
  expect(readHostedVideo(address)).toBeUndefined()
})

test.each([YOUTUBE, VIMEO, { ...VIMEO, key: '0a1b2c3d4e' }])(
  'The page and the player of $host $key name the same video.',
  (video) => {
    expect(readHostedVideo(watchAddress(video))).toEqual(video)
    expect(readHostedVideo(playerAddress(video, 'cs'))).toEqual(video)
  },
)

test('The players are those that set no cookies before the video starts, and speak the language of the page.', () => {
  expect(playerAddress(YOUTUBE, 'cs')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/.*hl=cs/)
  expect(playerAddress(VIMEO, 'cs')).toMatch(/^https:\/\/player\.vimeo\.com\/video\/1084537\?.*dnt=1/)
})
