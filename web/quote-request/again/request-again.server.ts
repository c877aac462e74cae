import { redirect } from 'react-router'
import type { Order, OrderLineItem } from '#contracts/shop/order.ts'
import { sessionContext, shopContext, siteContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import { toCartItemInput } from '#web/cart/cart-changes.ts'
import { addListToCart } from '#web/cart/list-entry/add-list.server.ts'
import { isProductLine } from '#web/quote-request/shop-sums.ts'
import { toListLines } from '#web/cart/list-entry/cart-lines.ts'
import { writeList } from '#web/cart/list-entry/lines/write-list.ts'
import { readAllProducts } from '#web/catalogue/listing/read-all.server.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import type { FormAction } from '#web/forms/action/form-action.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { noteCart } from '#web/cart/note-cart.ts'
import { REQUEST_AGAIN } from './request-again.ts'
import type { RequestedAgain } from './request-again.ts'

/**
 * Puts the lines of a quote request into the cart. If all of them are there, it leads to the cart; otherwise the page
 * names the lines that the shop lacks or refused.
 * @param readRequest returns the quote request; undefined if there is none.
 */
export const requestAgain = (
  readRequest: () => Promise<Order | undefined>,
): FormAction<'again', object, Order, RequestedAgain> => ({
  form: REQUEST_AGAIN,
  check: async () => {
    const value = await readRequest()
    return value === undefined ? { errors: {}, notice: m.requests_gone() } : { value }
  },
  run: async ({ lineItems }, { context, token }) => {
    const [shop, session] = [context.get(shopContext), context.get(sessionContext)]
    const lines = (lineItems ?? []).filter(isProductLine)
    const offered = await readOffered(shop, lines, context.get(siteContext).listingLimit)
    const isOffered = ({ referencedId }: OrderLineItem) => offered.has(referencedId ?? '')
    const [there, gone] = [lines.filter(isOffered), lines.filter((line) => !isOffered(line))]
    const inputs = there.map(toInput)
    const { isAdded, cart, reasons, corrections } = await addListToCart(shop, session, inputs, token)
    if (inputs.length > 0) noteCart(session, cart)
    const added = isAdded.filter(Boolean).length
    if (gone.length === 0 && added === lines.length) {
      session.flash([m.requests_added({ count: added }), ...corrections].join(' '))
      return redirect(paths.cart(getLocale()), 303)
    }
    const refused = there.filter((_, index) => !isAdded[index])
    const rest = refused.length > 0 ? writeList(toListLines(refused)) : ''
    const done = { added, gone: gone.map(nameOf), refused: refused.map(nameOf), reasons, rest, corrections }
    return { status: added > 0 ? 200 : 422, done }
  },
})

/** Ids of the lines' products that can still be requested. */
async function readOffered(
  shop: ShopClient,
  lines: readonly OrderLineItem[],
  limit: number,
): Promise<ReadonlySet<string>> {
  const value = [...new Set(lines.flatMap(({ referencedId }) => referencedId ?? []))]
  if (value.length === 0) return new Set()
  const includes = { product: ['id', 'childCount'] }
  const filter = [{ type: 'equalsAny' as const, field: 'id', value }]
  const products = await readAllProducts(shop, { filter, includes }, limit)
  return new Set(products.filter(({ childCount }) => !childCount).map(({ id }) => id))
}

/** The files of the earlier request stay with it. */
function toInput({ referencedId, quantity, payload }: OrderLineItem) {
  const { attachments: _, ...input } = toCartItemInput({
    quantity,
    ...(referencedId ? { referencedId } : {}),
    ...(payload ? { payload } : {}),
  })
  return input
}

const nameOf = ({ label, payload }: OrderLineItem) => ({ name: label, number: payload?.productNumber ?? '' })
