import { expect, test } from 'vitest'
import { renderContentPage } from '#test/support/content-page.tsx'

test('each item is a heading with its link and text; an item without a link is plain text', async () => {
  const items = [
    { title: 'Choose', text: 'By chain', link: { href: '/de/shop' } },
    { title: 'Wait', text: 'One day' },
  ]
  const page = await renderContentPage({ main: [{ type: 'site_teaser', content: { header: 'StepIndicator', items } }] })
  expect(page.getByRole('heading', { level: 3, name: 'Choose' })).toBeDefined()
  expect(page.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Choose', '/de/shop'],
  ])
  expect(page.getByRole('heading', { level: 3, name: 'Wait' }).parentElement?.textContent).toContain('One day')
})
