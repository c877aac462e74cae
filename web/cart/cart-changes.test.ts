import { describe, expect, test } from 'vitest'
import type { LineItem } from '#contracts/shop/cart.ts'
import { type LineIdentity, toCartChanges, type CartItemInput } from './cart-changes.ts'

const line = (id: string, referencedId: string, quantity: number, payload: LineItem['payload'] = {}): LineItem => ({
  id,
  type: 'product',
  referencedId,
  quantity,
  payload,
  cover: null,
})
const sheet = { strength: 10, width: 500, length: 1000 }
/** A readable id. */
const idOf = ({ productId, cutLength }: LineIdentity, attempt: number) =>
  `${productId}-${cutLength ?? 'whole'}-${attempt}`
const plan = (lines: LineItem[], inputs: CartItemInput[]) => toCartChanges(lines, inputs, idOf)

describe('toCartChanges', () => {
  test('posts the difference under the id of the line with the same product', () => {
    expect(plan([line('l1', 'p1', 2)], [{ productId: 'p1', quantity: 3 }])).toEqual([
      { id: 'l1', type: 'product', referencedId: 'p1', quantity: 3, payload: {} },
    ])
  })

  test('posts another product under an id derived from its content', () => {
    expect(plan([line('l1', 'p1', 2)], [{ productId: 'p2', quantity: 1 }])).toEqual([
      { id: 'p2-whole-0', type: 'product', referencedId: 'p2', quantity: 1, payload: {} },
    ])
  })

  test('does not reuse the id of a line with other content', () => {
    const lines = [line('p1-500-0', 'p1', 2, { cut_length: 700 }), line('p1-500-1', 'p2', 1)]
    expect(plan(lines, [{ productId: 'p1', quantity: 1, cutLength: 500 }])).toMatchObject([{ id: 'p1-500-2' }])
  })

  test.each<[string, Partial<CartItemInput>, LineItem['payload'], boolean]>([
    ['same cut length', { cutLength: 500 }, { cut_length: 500 }, true],
    ['other cut length', { cutLength: 500 }, { cut_length: 501 }, false],
    ['cut length on the input only', { cutLength: 500 }, {}, false],
    ['cut length on the line only', {}, { cut_length: 500 }, false],
    ['same plastic format', { plasticFormat: { ...sheet } }, { plastic_format: sheet }, true],
    ['other strength', { plasticFormat: { ...sheet, strength: 12 } }, { plastic_format: sheet }, false],
    ['other width', { plasticFormat: { ...sheet, width: 501 } }, { plastic_format: sheet }, false],
    ['other length', { plasticFormat: { ...sheet, length: 999 } }, { plastic_format: sheet }, false],
    ['format on the line only', {}, { plastic_format: sheet }, false],
    ['keys of the shop in the payload do not count', { cutLength: 500 }, { cut_length: 500, productNumber: 'X' }, true],
  ])('matches a line by its cut data: %s', (_, input, payload, matches) => {
    const [item] = plan([line('l1', 'p1', 1, payload)], [{ productId: 'p1', quantity: 1, ...input }])
    expect(item?.id === 'l1').toBe(matches)
  })

  test('keeps the cut data', () => {
    const [item] = plan([], [{ productId: 'p1', quantity: 4, cutLength: 1250, plasticFormat: sheet }])
    expect(item?.payload).toEqual({ cut_length: 1250, plastic_format: sheet })
  })

  test('keeps lines apart that are put back with different files', () => {
    const inputs = ['k1', 'k2'].map((attachments) => ({ productId: 'p1', quantity: 1, attachments }))
    expect(plan([], inputs).map(({ payload }) => payload)).toEqual([{ attachments: 'k1' }, { attachments: 'k2' }])
  })

  test('turns several lengths into several lines, and the same length twice into one', () => {
    const inputs = [500, 700, 500].map((cutLength) => ({ productId: 'p1', quantity: 2, cutLength }))
    expect(plan([], inputs).map((item) => [item.payload?.cut_length, item.quantity])).toEqual([
      [500, 4],
      [700, 2],
    ])
  })

  test('ignores lines that are not products', () => {
    const discount = { ...line('l1', 'p1', 1), type: 'promotion' }
    expect(plan([discount], [{ productId: 'p1', quantity: 1 }])).toMatchObject([{ id: 'p1-whole-0' }])
  })
})
