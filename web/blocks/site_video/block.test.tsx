import { expect, test } from 'vitest'
import company from '#data/company.json' with { type: 'json' }
import { renderContentPage } from '#test/support/content-page.tsx'

const page = (content: object, hasPlayer = true) =>
  renderContentPage({
    main: [{ type: 'site_video', id: 1, content: { header: 'Mounting', ...content } }],
    loaded: { site_video: { 1: { hasPlayer } } },
  })
const hosted = { publicUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?controls=1' }
const poster = { publicUrl: '/typo/fileadmin/poster.webp', properties: { mimeType: 'image/webp' } }

test('A page asks before a host is connected: nothing in it has an address of the host but the link to its page.', async () => {
  const { body, getByRole } = await page({ video: hosted, poster })
  expect(body.querySelectorAll('iframe, video, script, link')).toHaveLength(0)
  const addresses = [...body.querySelectorAll('*')].flatMap((element) =>
    ['src', 'srcset', 'href', 'poster'].flatMap((name) => element.getAttribute(name) ?? []),
  )
  expect(addresses.filter((address) => /youtube|ytimg/.test(address))).toEqual([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  ])
  expect(getByRole('link', { name: /Mounting.*YouTube/ })).toBeDefined()
  expect(getByRole('link', { name: 'Datenschutzhinweise' }).getAttribute('href')).toBe(company.documentPages.privacy.de)
})

test('The buttons of the question wait for their scripts.', async () => {
  const { getAllByRole } = await page({ video: hosted })
  const buttons = getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Video abspielen', 'Videos immer erlauben'])
  expect(buttons.every((button) => button.hasAttribute('disabled'))).toBe(true)
})

test('A video of a host that is not configured is a link.', async () => {
  const { queryAllByRole, getByRole } = await page({ video: hosted }, false)
  expect(queryAllByRole('button')).toEqual([])
  expect(getByRole('link', { name: /YouTube/ })).toBeDefined()
})

test('A file is played by the browser, with its captions; those of the page’s language are on.', async () => {
  const captions = [
    { language: 'de', file: { publicUrl: '/typo/fileadmin/a.de.vtt' } },
    { language: 'cs', file: { publicUrl: '/typo/fileadmin/a.cs.vtt' } },
  ]
  const { body, queryAllByRole } = await page({ video: { publicUrl: '/typo/fileadmin/a.mp4' }, poster, captions })
  const video = body.querySelector('video')
  expect([video?.getAttribute('preload'), video?.getAttribute('aria-label')]).toEqual(['none', 'Mounting'])
  expect(video?.hasAttribute('controls')).toBe(true)
  const tracks = [...body.querySelectorAll('track')].map((track) => [
    track.getAttribute('label'),
    track.hasAttribute('default'),
  ])
  expect(tracks).toEqual([
    ['Deutsch', true],
    ['Čeština', false],
  ])
  expect(queryAllByRole('button')).toEqual([])
})

test('The words of a film can be read without playing it.', async () => {
  const { getByText } = await page({ video: hosted, transcript: '<p>The guide slides in.</p>' })
  expect(getByText('The guide slides in.').closest('details')).not.toBeNull()
})
