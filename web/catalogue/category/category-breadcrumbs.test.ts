import { expect, test } from 'vitest'
import type { Category } from '#contracts/shop/category.ts'
import { categoryBreadcrumbs } from './category-breadcrumbs.ts'

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

test('breadcrumbs lead from the first row down to the category', () => {
  expect(categoryBreadcrumbs(tree, 'simplex').map(({ id }) => id)).toEqual(['guides', 'type-ct', 'simplex'])
  expect(categoryBreadcrumbs(tree, 'rods').map(({ id }) => id)).toEqual(['rods'])
})

test('a category outside the navigation has no breadcrumbs', () => {
  expect(categoryBreadcrumbs(tree, 'gone')).toEqual([])
})
