import {
  type Cart,
  type CartError,
  cartErrors,
  ERROR_LEVEL,
  type LineItem,
  type NewLineItem,
} from '#contracts/shop/cart.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { isRefusal } from '#web/forms/action/form-action.server.ts'
import type { AddedLine } from './added-lines.ts'
import { additionKey, lineIdOf } from './addition-keys.server.ts'
import { LINE_FIELDS, readCartFields } from './read-cart-fields.server.ts'
import { cartErrorText, cartErrorTexts, refusalText } from './shop-messages.ts'
import { toCartChanges, type CartItemInput } from './cart-changes.ts'
import { cartFullText, splitByRoom } from './room-in-cart.ts'

/** The shop's refusals for one product, in the page's language. */
interface Refusal {
  productId: string
  reason: string
}

/**
 * The resulting cart with its added lines and the shop's corrections, or why nothing was added; in the page's language.
 * Messages about a single product are in `refusals`, too.
 */
export type AddResult =
  | { added: true; cart: Cart; lines: AddedLine[]; corrections: string[] }
  | { added: false; reasons: string[]; refusals: Refusal[] }

export interface AddVisitor {
  contextToken: string | undefined
  /** Token of the submitted form; without a token every submission counts. */
  formToken: string | undefined
  /** The cart, if it was just read. */
  cart?: Pick<Cart, 'lineItems'>
}

interface AddOptions {
  /** Keeps what the shop took of an addition that it refused in part. */
  isPartial?: boolean
}

/**
 * Puts the inputs into the visitor's cart: reads the cart, finds the matching lines and posts the additions. Rejections
 * are returned as a result. A shop adds as much as it can and reports the rest. The added part is removed again, so
 * that all or none of the inputs are in the cart. Lines beyond the most of a cart are not posted, whatever the shop
 * takes.
 * @throws ServiceFailure if the shop cannot be reached.
 */
export async function addToCart(
  shop: ShopClient,
  inputs: readonly CartItemInput[],
  { contextToken, formToken, cart }: AddVisitor,
  { isPartial = false }: AddOptions = {},
): Promise<AddResult> {
  try {
    const { lineItems: lines = [] } =
      cart ?? (contextToken === undefined ? {} : await readCartFields(shop, LINE_FIELDS))
    const { fitting: items, left } = splitByRoom(
      lines,
      toCartChanges(lines, inputs, (line, attempt) => lineIdOf(contextToken, line, attempt)),
    )
    const full = left.length > 0 ? [cartFullText()] : []
    if (left.length > 0 && (!isPartial || items.length === 0)) return { added: false, reasons: full, refusals: [] }
    const key = formToken === undefined ? undefined : additionKey(formToken, inputs)
    const changed = await shop('POST /checkout/cart/line-item', {
      body: { items, includes: LINE_FIELDS },
      idempotencyKey: key,
    })
    const messages = cartErrors(changed)
    const errors = messages.filter((error) => error.level >= ERROR_LEVEL)
    if (errors.length === 0 && left.length === 0)
      return {
        added: true,
        cart: changed,
        lines: addedLines(lines, items, changed),
        corrections: cartErrorTexts(messages),
      }
    if (!isPartial) await takeBack(shop, lines, items, changed)
    return {
      added: false,
      reasons: [...new Set([...full, ...cartErrorTexts(errors)])],
      refusals: refusalsOf(errors, items),
    }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return {
      added: false,
      reasons: [...new Set(error.failure.errors.map(refusalText))],
      refusals: [],
    }
  }
}

const quantityIn = (lines: readonly LineItem[], lineId: string): number =>
  lines.find(({ id }) => id === lineId)?.quantity ?? 0

const addedLines = (before: readonly LineItem[], items: readonly { id: string }[], after: Cart): AddedLine[] =>
  [...new Set(items.map(({ id }) => id))].map((id) => ({
    id,
    before: quantityIn(before, id),
    after: quantityIn(after.lineItems ?? [], id),
  }))

/** A Shopware names the product or the line. */
const refusalsOf = (errors: readonly CartError[], items: readonly (NewLineItem & { id: string })[]): Refusal[] =>
  errors.flatMap((error) => {
    const item = items.find(({ id, referencedId }) => error.id !== undefined && [id, referencedId].includes(error.id))
    return item ? [{ productId: item.referencedId, reason: cartErrorText(error) }] : []
  })

/** Gives the lines of an addition their quantities from before; a line that was not there before is removed. */
async function takeBack(
  shop: ShopClient,
  before: readonly LineItem[],
  items: readonly { id: string; quantity: number }[],
  after: Cart,
): Promise<void> {
  const grown = items.flatMap(({ id, quantity }) => {
    const [old, now] = [quantityIn(before, id), quantityIn(after.lineItems ?? [], id)]
    // Another tab may have added to it, too.
    return now > old ? [{ id, quantity: Math.max(old, now - quantity) }] : []
  })
  const kept = grown.filter(({ quantity }) => quantity > 0)
  const ids = grown.flatMap(({ id, quantity }) => (quantity > 0 ? [] : [id]))
  if (kept.length > 0) await shop('PATCH /checkout/cart/line-item', { body: { items: kept, includes: LINE_FIELDS } })
  if (ids.length > 0) await shop('POST /checkout/cart/line-item/delete', { body: { ids, includes: LINE_FIELDS } })
}
