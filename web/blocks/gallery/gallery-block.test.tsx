import { expect, test } from 'vitest'
import { renderContentPage } from '#test/support/content-page.tsx'

const picture = (name: string, more: object = {}) => ({
  publicUrl: `https://cms.example.com/${name}`,
  properties: { type: 'image', alternative: name, originalUrl: `/fileadmin/full-${name}`, ...more },
})
const gallery = (...files: unknown[]) => ({
  position: { horizontal: 'left', vertical: 'intext', noWrap: true },
  count: { columns: 2 },
  rows: { '1': { columns: Object.fromEntries(files.map((file, index) => [String(index + 1), file])) } },
})
const page = (content: object) =>
  renderContentPage({ main: [{ type: 'textpic', content: { header: 'H', ...content } }] })

test('a picture that can be enlarged is a link to its whole file, so that it opens without scripts', async () => {
  const { getByRole } = await page({ enlargeImageOnClick: true, gallery: gallery(picture('a.jpg'), null) })
  expect(getByRole('link', { name: /a\.jpg/ }).getAttribute('href')).toBe('/fileadmin/full-a.jpg')
})

test("a picture's own link wins over enlarging, and its caption is below it", async () => {
  const linked = picture('a.jpg', { description: 'The works', linkData: { href: '/de/werk' } })
  const { getByRole, getByText } = await page({ enlargeImageOnClick: true, gallery: gallery(linked) })
  expect(getByRole('link', { name: 'a.jpg' }).getAttribute('href')).toBe('/de/werk')
  expect(getByText('The works').tagName).toBe('FIGCAPTION')
})

test('without enlarging a picture is not a link', async () => {
  expect((await page({ gallery: gallery(picture('a.jpg')) })).queryByRole('link')).toBeNull()
})

test('a film at a host is a link to its page there, and nothing of the host is loaded', async () => {
  const film = picture('x', {
    type: 'video',
    mimeType: 'video/youtube',
    originalUrl: 'https://www.youtube.com/watch?v=1',
    title: 'Film',
  })
  const { body, getByRole } = await page({ gallery: gallery(film) })
  expect(getByRole('link', { name: /Film/ }).getAttribute('href')).toBe('https://www.youtube.com/watch?v=1')
  expect(body.querySelectorAll('iframe, img, video')).toHaveLength(0)
})

test('a film of the site is not loaded before it is started', async () => {
  const film = { publicUrl: '/fileadmin/a.mp4', properties: { type: 'video', mimeType: 'video/mp4', title: 'Film' } }
  expect((await page({ gallery: gallery(film) })).body.querySelector('video')?.getAttribute('preload')).toBe('none')
})
