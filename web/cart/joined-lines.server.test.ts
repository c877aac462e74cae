import { expect, test } from 'vitest'
import { ServiceFailure } from '#contracts/failure.ts'
import type { Cart, LineItem } from '#contracts/shop/cart.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { joinLines } from './joined-lines.server.ts'
import { readCartFields } from './read-cart-fields.server.ts'

const price = { netPrice: 0, totalPrice: 0, positionPrice: 0, calculatedTaxes: [] }
const lineOf = (id: string, quantity: number): LineItem => ({
  id,
  type: 'product',
  referencedId: 'p',
  quantity,
  payload: {},
  cover: null,
})

/** A cart whose removals fail while `isDown`. */
function cartShop(lines: LineItem[]) {
  const state = { lines, isDown: false }
  const shop = (async (operation: string, call?: { body: { items?: Partial<LineItem>[]; ids?: string[] } }) => {
    const { items = [], ids = [] } = call?.body ?? {}
    if (operation.endsWith('/delete') && state.isDown) {
      const failure = { service: 'shop' as const, operation, kind: 'unreachable' as const, status: 503, errors: [] }
      throw new ServiceFailure(failure)
    }
    state.lines = state.lines
      .map((line) => ({ ...line, ...items.find(({ id }) => id === line.id) }))
      .filter(({ id }) => !ids.includes(id))
    return { price, lineItems: state.lines } satisfies Cart
  }) as unknown as ShopClient
  const pieces = () => state.lines.filter(({ payload }) => !payload?.joined).map(({ id, quantity }) => [id, quantity])
  return { shop, state, pieces }
}

test('a line that became like another one is added to it', async () => {
  const [line, alike] = [lineOf('a', 2), lineOf('b', 4)]
  const { shop, state } = cartShop([line, alike])
  await joinLines(shop, line, alike, 3)
  expect(state.lines.map(({ id, quantity }) => [id, quantity])).toEqual([['b', 7]])
})

test('a failure between the two calls neither loses nor doubles pieces, and the next page removes the line', async () => {
  const [line, alike] = [lineOf('a', 2), lineOf('b', 4)]
  const { shop, state, pieces } = cartShop([line, alike])
  state.isDown = true
  await expect(joinLines(shop, line, alike, 2)).rejects.toBeInstanceOf(ServiceFailure)
  expect(pieces()).toEqual([['b', 6]])
  state.isDown = false
  await readCartFields(shop)
  expect(state.lines.map(({ id, quantity }) => [id, quantity])).toEqual([['b', 6]])
})

test('a cart without such lines is read in one call', async () => {
  const { shop, state } = cartShop([lineOf('a', 1)])
  state.isDown = true
  expect((await readCartFields(shop)).lineItems).toHaveLength(1)
})
