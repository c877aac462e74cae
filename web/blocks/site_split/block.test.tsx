import { expect, test } from 'vitest'
import { renderContentPage } from '#test/support/content-page.tsx'

test('a picture has its size and alternative text and is beside the text and its link', async () => {
  const media = { publicUrl: '/a.svg', properties: { alternative: 'A drive', dimensions: { width: 300, height: 200 } } }
  const content = { header: 'Split', media, bodytext: '<p>Words</p>', link: { href: '/de/agb', title: 'More' } }
  const page = await renderContentPage({ main: [{ type: 'site_split', content }] })
  const picture = page.getByRole('img', { name: 'A drive' })
  expect(['src', 'width', 'height'].map((name) => picture.getAttribute(name))).toEqual(['/a.svg', '300', '200'])
  expect(page.getByRole('region', { name: 'Split' }).textContent).toContain('Words')
  expect(page.getByRole('link', { name: 'More' }).getAttribute('href')).toBe('/de/agb')
})
