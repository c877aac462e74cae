import { expect, test } from 'vitest'
import type { Category } from '#contracts/shop/category.ts'
import { categoryTrail } from './category-trail.ts'

const category = (id: string, children: Category[] = []): Category => ({
  id,
  name: id,
  type: 'page',
  breadcrumb: [],
  childCount: children.length,
  children,
  translated: { name: id, description: '' },
})
const tree = [category('rods'), category('guides', [category('type-t'), category('type-ct', [category('simplex')])])]

test('leads from the first row down to the category', () => {
  expect(categoryTrail(tree, 'simplex').map(({ id }) => id)).toEqual(['guides', 'type-ct', 'simplex'])
  expect(categoryTrail(tree, 'rods').map(({ id }) => id)).toEqual(['rods'])
})

test('a category that is not in the navigation has no trail', () => {
  expect(categoryTrail(tree, 'gone')).toEqual([])
})
