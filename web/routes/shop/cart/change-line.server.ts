import { attachmentKeyOf } from '#contracts/attachments/attachment-key.ts'
import type { Cart, LineItem } from '#contracts/shop/cart.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import { type CartItemInput, isSameLine, toCartItemInput } from '#web/cart/cart-changes.ts'
import { parseListNumber } from '#web/cart/list-entry/lines/parse-size.ts'
import { joinLines } from '#web/cart/joined-lines.server.ts'
import { isPurchasable, purchaseBoundsText } from '#web/cart/purchase-bounds.ts'
import { LINE_FIELDS, readCartFields } from '#web/cart/read-cart-fields.server.ts'
import { lineBounds } from '#web/cart/quote-request/quote-request-positions.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { isRefusal } from '#web/forms/action/form-action.server.ts'
import type { FieldErrors } from '#web/forms/form-fields.ts'
import { m } from '#web/i18n/messages.ts'
import { checkLength, type Cut } from '#web/tools/cut-length/cut-rules.ts'
import { rowErrorTexts } from '#web/tools/cut-length/cut-texts.ts'
import type { CartFiles } from './change-files.server.ts'
import { type CartValues, lengthField, quantityField } from './cart-form.ts'

type LineChange = { cart: Cart; notice?: string } | { errors: FieldErrors }

/** Gives a line another length, number of pieces, note or reference. The bounds are the line's own, so the cart is read first. */
export async function changeLine(
  shop: ShopClient,
  values: CartValues,
  files: CartFiles | undefined,
): Promise<LineChange> {
  const { id } = values
  const before = await readCartFields(shop)
  const line = before.lineItems?.find((one) => one.id === id)
  if (line === undefined) return { cart: before, notice: m.cart_line_gone() }
  const [old, wished] = [toCartItemInput(line), wishedLine(line, values)]
  const errors = await findErrors(shop, line, wished, values)
  if (Object.keys(errors).length > 0) return { errors }
  const alike = before.lineItems?.find((one) => one.id !== id && isSameLine(toCartItemInput(one), wished))
  try {
    if (alike) {
      const cart = await joinLines(shop, line, alike, wished.quantity)
      await files?.attachments.move(files.folder, attachmentKeyOf(line), attachmentKeyOf(alike))
      return { cart }
    }
    const payload = {
      ...(wished.cutLength !== undefined && wished.cutLength !== old.cutLength && { cut_length: wished.cutLength }),
      ...(wished.note !== old.note && { note: wished.note ?? '' }),
      ...(wished.reference !== old.reference && { reference: wished.reference ?? '' }),
    }
    const items = [{ id, quantity: wished.quantity, ...(Object.keys(payload).length > 0 && { payload }) }]
    return { cart: await shop('PATCH /checkout/cart/line-item', { body: { items, includes: LINE_FIELDS } }) }
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (error.has('CHECKOUT__CART_LINE_ITEM_NOT_FOUND'))
      return { cart: await readCartFields(shop, LINE_FIELDS), notice: m.cart_line_gone() }
    return { errors: { [quantityField(id)]: m.cart_quantity_refused() } }
  }
}

function wishedLine(line: LineItem, { quantity, length, note, reference }: CartValues): CartItemInput {
  const { note: oldNote, reference: oldReference, ...old } = toCartItemInput(line)
  const newNote = note?.trim() ?? oldNote
  const newReference = reference?.trim() ?? oldReference
  return {
    ...old,
    quantity: Number(quantity.trim()),
    // A line that is not cut stays whole.
    ...(old.cutLength !== undefined && length !== undefined ? { cutLength: parseListNumber(length) } : {}),
    ...(newNote ? { note: newNote } : {}),
    ...(newReference ? { reference: newReference } : {}),
  }
}

async function findErrors(
  shop: ShopClient,
  line: LineItem,
  { quantity, cutLength }: CartItemInput,
  typed: CartValues,
): Promise<FieldErrors> {
  const errors: Record<string, string> = {}
  const bounds = lineBounds(line)
  if (!isPurchasable(bounds, quantity)) errors[quantityField(line.id)] = purchaseBoundsText(bounds)
  if (cutLength === undefined || cutLength === line.payload?.cut_length) return errors
  const cut = await readCut(shop, line.referencedId)
  const length = cut && checkLength(cut, cutLength)
  if (!cut || !length) return errors
  const row = { length: String(cutLength), pieces: typed.quantity }
  errors[lengthField(line.id)] = rowErrorTexts(cut, { length }, row).length ?? ''
  return errors
}

/** How a product is cut. A line of a foreign shop does not say it. */
async function readCut(shop: ShopClient, productId = ''): Promise<Cut | undefined> {
  const includes = { product: ['customFields.profilwerk.cut'] }
  const { elements } = await shop('POST /product', { body: { ids: [productId], includes } })
  return elements[0] && factsOf(elements[0]).cut
}
