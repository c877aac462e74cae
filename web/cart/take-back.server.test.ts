import { expect, test } from 'vitest'
import type { LineItem } from '#contracts/shop/cart.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { takeBackAddition } from './take-back.server.ts'

const lineOf = (id: string, quantity: number) => ({ id, type: 'product', quantity }) as LineItem

/** A cart with these lines, and the changes that it was asked for. */
function cartWith(...lines: LineItem[]) {
  const asked: unknown[] = []
  const shop = (async (operation: string, { body }: { body?: { items?: unknown; ids?: unknown } } = {}) => {
    if (operation !== 'GET /checkout/cart') asked.push([operation, body?.items ?? body?.ids])
    return { lineItems: lines }
  }) as unknown as ShopClient
  return { shop, asked }
}

test('a new line is removed, and a line that was there before has its pieces again', async () => {
  const { shop, asked } = cartWith(lineOf('new', 2), lineOf('more', 7), lineOf('other', 1))
  await takeBackAddition(shop, [
    { id: 'new', before: 0, after: 2 },
    { id: 'more', before: 3, after: 7 },
  ])
  expect(asked).toEqual([
    ['PATCH /checkout/cart/line-item', [{ id: 'more', quantity: 3 }]],
    ['POST /checkout/cart/line-item/delete', ['new']],
  ])
})

test('pieces that were added since stay, and the same addition is not taken back twice', async () => {
  const since = cartWith(lineOf('more', 9))
  await takeBackAddition(since.shop, [{ id: 'more', before: 3, after: 7 }])
  expect(since.asked).toEqual([['PATCH /checkout/cart/line-item', [{ id: 'more', quantity: 5 }]]])
  const again = cartWith(lineOf('more', 3))
  await takeBackAddition(again.shop, [
    { id: 'more', before: 3, after: 7 },
    { id: 'gone', before: 0, after: 2 },
  ])
  expect(again.asked).toEqual([])
})
