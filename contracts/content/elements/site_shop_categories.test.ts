import { expect, test } from 'vitest'
import { readShopCategories } from './site_shop_categories.ts'

test('Without fields it has all categories of the root, with pictures.', () => {
  expect(readShopCategories({ shortcuts: [] }, { hosts: [] })).toEqual({
    bodytext: [],
    link: undefined,
    rootCategoryId: '',
    categoryIds: [],
    showImage: true,
    shortcuts: undefined,
  })
})

test('Numbers and switches may be strings, and ids may be keyed like a PHP array.', () => {
  const shortcuts = { groupId: 'chain', categoryId: 'a', title: 'By chain', limit: '5' }
  const content = { categoryIds: { '1': 'a', '2': 'b' }, showImage: '0', shortcuts }
  expect(readShopCategories(content, { hosts: [] })).toMatchObject({
    categoryIds: ['a', 'b'],
    showImage: false,
    shortcuts: { groupId: 'chain', categoryId: 'a', title: 'By chain', note: '', limit: 5 },
  })
})
