import { describe, expect, test } from 'vitest'
import type { LineItem } from '#contracts/shop/cart.ts'
import { planCart, type Wish } from './cart-matching.ts'

const line = (id: string, referencedId: string, quantity: number, payload: LineItem['payload'] = {}): LineItem => ({
  id,
  type: 'product',
  referencedId,
  quantity,
  payload,
  cover: null,
})
const sheet = { strength: 10, width: 500, length: 1000 }

describe('planCart', () => {
  test('sums the quantity of the line with the same product', () => {
    const plan = planCart([line('l1', 'p1', 2)], [{ productId: 'p1', quantity: 3 }])
    expect(plan.added).toEqual([])
    expect(plan.changed).toEqual([{ id: 'l1', type: 'product', referencedId: 'p1', quantity: 5, payload: {} }])
  })

  test('posts another product as a new line', () => {
    const plan = planCart([line('l1', 'p1', 2)], [{ productId: 'p2', quantity: 1 }])
    expect(plan).toEqual({ changed: [], added: [{ type: 'product', referencedId: 'p2', quantity: 1, payload: {} }] })
  })

  test.each<[string, Partial<Wish>, LineItem['payload'], boolean]>([
    ['same cut length', { cutLength: 500 }, { cut_length: 500 }, true],
    ['other cut length', { cutLength: 500 }, { cut_length: 501 }, false],
    ['cut length on the wish only', { cutLength: 500 }, {}, false],
    ['cut length on the line only', {}, { cut_length: 500 }, false],
    ['same plastic format', { plasticFormat: { ...sheet } }, { plastic_format: sheet }, true],
    ['other strength', { plasticFormat: { ...sheet, strength: 12 } }, { plastic_format: sheet }, false],
    ['other width', { plasticFormat: { ...sheet, width: 501 } }, { plastic_format: sheet }, false],
    ['other length', { plasticFormat: { ...sheet, length: 999 } }, { plastic_format: sheet }, false],
    ['format on the line only', {}, { plastic_format: sheet }, false],
    ['keys of the shop in the payload do not count', { cutLength: 500 }, { cut_length: 500, productNumber: 'X' }, true],
  ])('%s', (_, wish, payload, matches) => {
    const plan = planCart([line('l1', 'p1', 1, payload)], [{ productId: 'p1', quantity: 1, ...wish }])
    expect(plan.changed.length).toBe(matches ? 1 : 0)
    expect(plan.added.length).toBe(matches ? 0 : 1)
  })

  test('takes the cut data along', () => {
    const plan = planCart([], [{ productId: 'p1', quantity: 4, cutLength: 1250, plasticFormat: sheet }])
    expect(plan.added[0]?.payload).toEqual({ cut_length: 1250, plastic_format: sheet })
  })

  test('several lengths are several lines, the same length twice is one', () => {
    const wishes = [500, 700, 500].map((cutLength) => ({ productId: 'p1', quantity: 2, cutLength }))
    const { added } = planCart([], wishes)
    expect(added.map((item) => [item.payload?.cut_length, item.quantity])).toEqual([
      [500, 4],
      [700, 2],
    ])
  })

  test('lines that are no products are left alone', () => {
    const discount = { ...line('l1', 'p1', 1), type: 'promotion' }
    expect(planCart([discount], [{ productId: 'p1', quantity: 1 }]).changed).toEqual([])
  })
})
