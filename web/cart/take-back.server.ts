import { z } from 'zod'
import { MOST_LINES } from '#contracts/shop/bounds.ts'
import type { Cart } from '#contracts/shop/cart.ts'
import { sessionContext, shopContext } from '#web/app/context.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import type { FormAction } from '#web/forms/action/form-action.server.ts'
import { m } from '#web/i18n/messages.ts'
import { type AddedLine, TAKE_BACK_FORM } from './added-lines.ts'
import { noteChangedCart } from './note-cart.ts'
import { LINE_FIELDS, readCartFields } from './read-cart-fields.server.ts'

const pieces = z.int().min(0)
const schema = z.array(z.object({ id: z.string().min(1).max(64), before: pieces, after: pieces })).max(MOST_LINES)

/**
 * Gives the lines of an addition their pieces from before. A line with fewer pieces than after the addition was changed
 * since, and stays. So the same request twice takes nothing twice.
 */
export async function takeBackAddition(
  shop: ShopClient,
  added: readonly AddedLine[],
): Promise<{ before: Cart; cart: Cart }> {
  const before = await readCartFields(shop, LINE_FIELDS)
  const changed = added.flatMap(({ id, before: old, after }) => {
    const now = before.lineItems?.find((line) => line.id === id)?.quantity ?? 0
    return now >= after && after > old ? [{ id, quantity: now - (after - old) }] : []
  })
  const kept = changed.filter(({ quantity }) => quantity > 0)
  const ids = changed.flatMap(({ id, quantity }) => (quantity > 0 ? [] : [id]))
  let cart = before
  if (kept.length > 0)
    cart = await shop('PATCH /checkout/cart/line-item', { body: { items: kept, includes: LINE_FIELDS } })
  if (ids.length > 0)
    cart = await shop('POST /checkout/cart/line-item/delete', { body: { ids, includes: LINE_FIELDS } })
  return { before, cart }
}

/** Takes back what a form has just added to the cart. */
export const takeBackAction: FormAction<'take-back', { lines: string }, AddedLine[], string> = {
  form: TAKE_BACK_FORM,
  check: ({ lines }) => {
    const value = readLines(lines)
    return value ? { value } : { notice: m.product_take_back_failed() }
  },
  run: async (lines, { context }) => {
    const { before, cart } = await takeBackAddition(context.get(shopContext), lines)
    noteChangedCart(context.get(sessionContext), cart, before)
    return { status: 200, done: m.product_taken_back() }
  },
}

function readLines(json: string): AddedLine[] | undefined {
  try {
    return schema.safeParse(JSON.parse(json)).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
