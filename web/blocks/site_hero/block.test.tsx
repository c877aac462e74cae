import { expect, test } from 'vitest'
import { renderContentPage } from '#test/support/content-page.tsx'

const image = { publicUrl: '/a.svg', properties: { alternative: 'A drive', dimensions: { width: 300, height: 200 } } }
const point = { x: 0, y: 0 }
const part = {
  fragment: 'chain',
  categoryId: 'a',
  balloon: point,
  leader: point,
  position: 1,
  category: { name: 'Chain guides', to: '/de/shop/category/kettenfuehrungen', products: 12 },
}
const render = (content: object, parts = [part]) =>
  renderContentPage({
    stage: [{ type: 'site_hero', content: { header: 'Guides chains', image, ...content } }],
    loaded: { site_hero: { 1: { parts } } },
  })

test('the parts list links to the families and shows their number of products', async () => {
  const page = await render({ layers: ['chain'] })
  const link = page.getByRole('link', { name: /Chain guides/ })
  expect(link.getAttribute('href')).toBe('/de/shop/category/kettenfuehrungen')
  expect(link.textContent).toContain('12')
  expect(page.getByTitle('A drive')).toBeDefined()
})

test('without layers the drawing is a picture, and without parts there is no list', async () => {
  const page = await render({}, [])
  expect(page.getByRole('img', { name: 'A drive' })).toBeDefined()
  expect(page.queryByRole('navigation')).toBeNull()
  expect(page.queryAllByRole('link')).toEqual([])
})

test('the facts are pairs of term and value', async () => {
  const page = await render({ facts: [{ label: 'Chain', value: '08B-1' }] })
  expect(page.getByRole('term').textContent).toBe('Chain')
  expect(page.getByRole('definition').textContent).toBe('08B-1')
})
