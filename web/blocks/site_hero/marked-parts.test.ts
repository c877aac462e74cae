import { expect, test } from 'vitest'
import type { ListedCategory } from '#web/catalogue/category/listed-category.ts'
import { markParts } from './marked-parts.ts'

const category = (id: string): ListedCategory => ({
  id,
  name: `Category ${id}`,
  to: `/en/shop/category/${id}`,
  lede: '',
  picture: undefined,
  products: 3,
  children: [],
})
const part = (categoryId: string) => ({
  fragment: `drawing-${categoryId}`,
  categoryId,
  balloon: { x: 0, y: 0 },
  leader: { x: 0, y: 0 },
})

test('parts are numbered without gaps, and a part whose category the shop lacks is left out', () => {
  const parts = markParts([part('a'), part('b'), part('c')], [category('c'), category('a')])
  expect(parts.map((marked) => [marked.position, marked.fragment, marked.category])).toEqual([
    [1, 'drawing-a', { name: 'Category a', to: '/en/shop/category/a', products: 3 }],
    [2, 'drawing-c', { name: 'Category c', to: '/en/shop/category/c', products: 3 }],
  ])
})

test('without categories no part is marked', () => expect(markParts([part('a')], [])).toEqual([]))
