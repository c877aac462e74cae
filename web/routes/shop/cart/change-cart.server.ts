import type { ServiceFailure } from '#contracts/failure.ts'
import { cartErrors, type Cart } from '#contracts/shop/cart.ts'
import { attachmentsContext, sessionContext, shopContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import type { CartItemInput } from '#web/cart/cart-changes.ts'
import { addListToCart } from '#web/cart/list-entry/add-list.server.ts'
import { LINE_FIELDS, productsOf, readCartFields } from '#web/cart/read-cart-fields.server.ts'
import { fitsIntoCookie, packRemovedLines, unpackRemovedLines } from '#web/cart/removed-lines.server.ts'
import { cartErrorTexts } from '#web/cart/shop-messages.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { type FormAction, isRefusal } from '#web/forms/action/form-action.server.ts'
import { redirectCarrying } from '#web/forms/unsent/carried-input.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { noteCart, noteChangedCart } from '#web/cart/note-cart.ts'
import type { FieldErrors } from '#web/forms/form-fields.ts'
import type { Session } from '#web/session/session.server.ts'
import { type CartFiles, changeFile, filesOf, isFileIntent, withFiles } from './change-files.server.ts'
import {
  CART_FORM,
  type CartValues,
  CLEAR,
  type LinesInForm,
  PROMOTION_CODE,
  quantityField,
  REDEEM,
  REMOVE,
  REMOVED_LINES,
  RESTORE,
} from './cart-form.ts'
import { changeLine } from './change-line.server.ts'

/**
 * The cart after a change, with a text for the visitor and the lines to undo; or why it did not change. With the cart
 * before, unless lines were added only.
 */
type CartChange =
  | { cart: Cart; before?: Cart; notice?: string; removed?: CartItemInput[] }
  | { errors: FieldErrors }
  | { refusal: string }

/** Does what one of the cart page's forms asks. */
export const cartAction: FormAction<'cart', CartValues, CartValues, LinesInForm> = {
  form: CART_FORM,
  check: (values) =>
    values.intent === '' && values.quantity.trim() === ''
      ? { errors: { [quantityField(values.id)]: m.forms_required() } }
      : { value: values },
  run: async (values, { context, posted, token }) => {
    const session = context.get(sessionContext)
    const files = filesOf(context.get(attachmentsContext), session)
    if (isFileIntent(values.intent)) return changeFile(files, values)
    const change = await changeCart(context.get(shopContext), session, files, values, posted, token)
    if ('refusal' in change) return { status: 422, notice: change.refusal }
    if ('errors' in change) return { status: 422, errors: change.errors }
    if (change.before) noteChangedCart(session, change.cart, change.before)
    else noteCart(session, change.cart)
    // The shop may have corrected the change, or removed a product that is gone. It reports that in the cart's errors.
    const corrections = cartErrorTexts(cartErrors(change.cart))
    const notice = corrections.join(' ') || change.notice
    if (notice) session.flash(notice)
    const removed = change.removed ?? []
    const packed = packRemovedLines(removed)
    session.removedLines = removed.length > 0 && fitsIntoCookie(packed) ? packed : undefined
    // Too many for a cookie: they are in the form of this response.
    if (!fitsIntoCookie(packed)) return { status: 200, done: { count: removed.length, packed } }
    return redirectCarrying(posted, paths.cart(getLocale()))
  },
}

async function changeCart(
  shop: ShopClient,
  session: Session,
  files: CartFiles | undefined,
  values: CartValues,
  posted: FormData,
  formToken: string | undefined,
): Promise<CartChange> {
  switch (values.intent) {
    case REDEEM:
      return redeemCode(shop, values.code ?? '')
    case REMOVE:
      return removeLine(shop, files, values.id)
    case CLEAR: {
      const before = await readCartFields(shop, LINE_FIELDS)
      await shop('DELETE /checkout/cart')
      return {
        cart: await readCartFields(shop, LINE_FIELDS),
        before,
        notice: m.cart_cleared(),
        removed: await withFiles(files, productsOf(before)),
      }
    }
    case RESTORE: {
      const given = posted.get(REMOVED_LINES)
      const lines = unpackRemovedLines(typeof given === 'string' ? given : session.removedLines)
      const { cart, reasons, isAdded } = await addListToCart(shop, session, lines, formToken)
      // The undo stays for those that were not put back.
      const removed = lines.filter((_, index) => !isAdded[index])
      return { cart, notice: reasons.join(' ') || m.cart_restored(), removed }
    }
    default:
      return changeLine(shop, values, files)
  }
}

/** A code is a line of the cart. The shop says in the cart's errors why it refuses one. */
async function redeemCode(shop: ShopClient, code: string): Promise<CartChange> {
  if (code === '') return { errors: { [PROMOTION_CODE]: m.forms_required() } }
  const items = [{ type: 'promotion' as const, referencedId: code }]
  const cart = await shop('POST /checkout/cart/line-item', { body: { items, includes: LINE_FIELDS } })
  const isRedeemed = (cart.lineItems ?? []).some(
    ({ type, referencedId }) => type === 'promotion' && referencedId?.toLowerCase() === code.toLowerCase(),
  )
  if (isRedeemed) return { cart }
  const reasons = cartErrors(cart).filter(({ messageKey }) => messageKey.includes('promotion'))
  const texts = cartErrorTexts(reasons)
  return { errors: { [PROMOTION_CODE]: texts.length > 0 ? texts.join(' ') : m.cart_promotion_not_eligible() } }
}

/** A line that another tab has removed already is removed: that was the request. */
async function removeLine(shop: ShopClient, files: CartFiles | undefined, lineId: string): Promise<CartChange> {
  try {
    const before = await readCartFields(shop, LINE_FIELDS)
    const removed = await withFiles(
      files,
      productsOf(before).filter(({ id }) => id === lineId),
    )
    const cart = await shop('POST /checkout/cart/line-item/delete', { body: { ids: [lineId], includes: LINE_FIELDS } })
    return { cart, before, notice: m.cart_removed(), removed }
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (isGone(error)) return { cart: await readCartFields(shop, LINE_FIELDS), notice: m.cart_removed() }
    // No form of ours: without an id, or with one that no line can have.
    return { refusal: m.cart_line_gone() }
  }
}

const isGone = (error: ServiceFailure): boolean => error.has('CHECKOUT__CART_LINE_ITEM_NOT_FOUND')
