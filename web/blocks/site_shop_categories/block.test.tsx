import { expect, test } from 'vitest'
import { renderContentPage } from '#test/support/content-page.tsx'

const picture = { url: '/c.svg', width: 300, height: 200 }
const category = {
  id: 'a',
  name: 'Rods',
  to: '/de/shop/category/rundstaebe',
  lede: '',
  picture,
  products: 7,
  children: [],
}
const shortcuts = { category, options: [{ id: '06b', name: '06B-1' }] }
const render = (content: object) =>
  renderContentPage({
    main: [{ type: 'site_shop_categories', content }],
    loaded: { site_shop_categories: { 1: { categories: [category], shortcuts } } },
  })

test('a category links to its page, and a shortcut to its filter', async () => {
  const page = await render({ shortcuts: { groupId: 'chain', title: 'By chain' } })
  expect(page.getByRole('link', { name: /Rods/ }).getAttribute('href')).toBe('/de/shop/category/rundstaebe')
  expect(page.getByRole('link', { name: '06B-1' }).getAttribute('href')).toBe('/de/shop/category/rundstaebe?f=06b')
})

test('an element without shortcuts shows none, and one without pictures shows no pictures', async () => {
  const page = await render({ showImage: 0 })
  expect(page.queryByRole('link', { name: '06B-1' })).toBeNull()
  expect(page.body.querySelector('img')).toBeNull()
  expect((await render({})).body.querySelector('img')?.getAttribute('src')).toContain('/c.svg')
})

test('the shortcuts of two elements on a page have their own headings', async () => {
  const content = { shortcuts: { groupId: 'chain', title: 'By chain' } }
  const page = await renderContentPage({
    main: [1, 2].map((id) => ({ id, type: 'site_shop_categories', content })),
    loaded: { site_shop_categories: { 1: { categories: [], shortcuts }, 2: { categories: [], shortcuts } } },
  })
  const headings = page.getAllByRole('heading', { name: 'By chain' }).map(({ id }) => id)
  expect(new Set(headings).size).toBe(2)
})
