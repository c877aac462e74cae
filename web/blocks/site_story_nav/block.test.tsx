import { expect, test } from 'vitest'
import { renderContentPage } from '#test/support/content-page.tsx'

const items = [
  { title: 'Wear', anchor: '#wear' },
  { title: 'Nowhere', anchor: '' },
  { title: 'Food', link: { href: '/de/branchen/lebensmittel', title: 'x' } },
]

test('The parts are links to jump marks and pages; one that leads nowhere is left out.', async () => {
  const page = await renderContentPage({
    main: [{ type: 'site_story_nav', content: { header: 'In this story', items } }],
  })
  const navigation = page.getByRole('navigation', { name: 'In this story' })
  expect([...navigation.querySelectorAll('a')].map((a) => [a.getAttribute('href'), a.textContent])).toEqual([
    ['#wear', 'Wear'],
    ['/de/branchen/lebensmittel', 'Food'],
  ])
})

test('Without a header the navigation has a name all the same, and its ways say which is next.', async () => {
  const content = { next: { href: '/de/geschichte', title: 'History' } }
  const page = await renderContentPage({ main: [{ type: 'site_story_nav', content }] })
  expect(page.getByRole('navigation', { name: 'Vorheriger und nächster Teil' })).toBeDefined()
  expect(page.getByRole('link', { name: 'Nächster Teil History' }).getAttribute('href')).toBe('/de/geschichte')
})
