import { expect, test } from 'vitest'
import { readShopCategories } from './site_shop_categories.ts'

test('without fields it shows all categories of the root, with pictures', () => {
  expect(readShopCategories({ shortcuts: [] }, { hosts: [] })).toEqual({
    bodytext: [],
    link: undefined,
    rootCategoryId: '',
    categoryIds: [],
    showImage: true,
    shortcuts: undefined,
  })
})

test('numbers and switches may be strings; ids may be keyed like a PHP array', () => {
  const shortcuts = { groupId: 'chain', categoryId: 'a', title: 'By chain', limit: '5' }
  const content = { categoryIds: { '1': 'a', '2': 'b' }, showImage: '0', shortcuts }
  expect(readShopCategories(content, { hosts: [] })).toMatchObject({
    categoryIds: ['a', 'b'],
    showImage: false,
    shortcuts: { groupId: 'chain', categoryId: 'a', title: 'By chain', note: '', limit: 5 },
  })
})
