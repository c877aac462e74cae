import { expect, test } from 'vitest'
import { NO_SHOP_DATA } from '#web/blocks/shop-data.ts'
import type { ListedCategory } from '#web/shop/listed-category.ts'
import { markedParts } from './marked-parts.ts'

const category = (id: string): ListedCategory => ({
  id,
  name: id,
  seoPath: `${id}/`,
  lede: '',
  picture: undefined,
  products: 3,
  children: [],
})
const part = (categoryId: string) => ({
  fragment: categoryId,
  categoryId,
  balloon: { x: 0, y: 0 },
  leader: { x: 0, y: 0 },
})

test('parts are numbered without gaps; one whose category the shop lacks is left out', () => {
  const shop = { ...NO_SHOP_DATA, categories: { a: category('a'), c: category('c') } }
  const parts = markedParts([part('a'), part('b'), part('c')], shop)
  expect(parts.map(({ position, fragment }) => [position, fragment])).toEqual([
    [1, 'a'],
    [2, 'c'],
  ])
})

test('without a shop nothing is marked', () => expect(markedParts([part('a')], NO_SHOP_DATA)).toEqual([]))
