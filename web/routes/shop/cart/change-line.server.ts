import { isOnStep } from '#contracts/shop/bounds.ts'
import { attachmentKeyOf } from '#contracts/attachments/attachment-key.ts'
import type { Cart, LineItem, PlasticFormat } from '#contracts/shop/cart.ts'
import { factsOf, type ProductFacts } from '#contracts/shop/product-facts.ts'
import { type CartItemInput, isSameLine, toCartItemInput } from '#web/cart/cart-changes.ts'
import { LONGEST_NOTE, LONGEST_REFERENCE, oneLine } from '#web/cart/line-texts.ts'
import { joinLines } from '#web/cart/joined-lines.server.ts'
import { purchaseBoundsText } from '#web/cart/purchase-bounds.ts'
import { LINE_FIELDS, readCartFields } from '#web/cart/read-cart-fields.server.ts'
import { barOf, lineBounds } from '#web/quote-request/quote-request-positions.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { isRefusal } from '#web/forms/action/form-action.server.ts'
import type { FieldErrors } from '#web/forms/form-fields.ts'
import { parseLength } from '#web/forms/numbers/parse-length.ts'
import { parseNumber } from '#web/forms/numbers/parse-number.ts'
import { m } from '#web/i18n/messages.ts'
import { checkLength } from '#web/tools/cut-length/cut-rules.ts'
import { sideErrorText } from '#web/tools/cut-length/plate-side.ts'
import { rowErrorTexts } from '#web/tools/cut-length/cut-texts.ts'
import type { CartFiles } from './change-files.server.ts'
import { type CartValues, lengthField, quantityField, widthField } from './cart-form.ts'

type LineChange = { cart: Cart; before?: Cart; notice?: string } | { errors: FieldErrors }

/** Gives a line another length or format, number of pieces, note or reference. The bounds are the line's own, so the cart is read first. */
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
      return { cart, before }
    }
    const payload = {
      ...(wished.cutLength !== undefined && wished.cutLength !== old.cutLength && { cut_length: wished.cutLength }),
      ...(wished.plasticFormat &&
        wished.plasticFormat !== old.plasticFormat && { plastic_format: wished.plasticFormat }),
      ...(wished.note !== old.note && { note: wished.note ?? '' }),
      ...(wished.reference !== old.reference && { reference: wished.reference ?? '' }),
    }
    const items = [{ id, quantity: wished.quantity, ...(Object.keys(payload).length > 0 && { payload }) }]
    return { cart: await shop('PATCH /checkout/cart/line-item', { body: { items, includes: LINE_FIELDS } }), before }
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (error.has('CHECKOUT__CART_LINE_ITEM_NOT_FOUND'))
      return { cart: await readCartFields(shop, LINE_FIELDS), notice: m.cart_line_gone() }
    return { errors: { [quantityField(id)]: m.cart_quantity_refused() } }
  }
}

function wishedLine(line: LineItem, { quantity, length, width, note, reference }: CartValues): CartItemInput {
  const { note: oldNote, reference: oldReference, ...old } = toCartItemInput(line)
  const newNote = textOf(oldNote, note, LONGEST_NOTE)
  const newReference = textOf(oldReference, reference, LONGEST_REFERENCE)
  return {
    ...old,
    quantity: parseNumber(quantity),
    // A whole bar stays whole without a length.
    ...(length !== undefined && (old.cutLength !== undefined || (barOf(line.payload ?? {}) && length.trim()))
      ? { cutLength: parseLength(length, Number.isInteger) }
      : {}),
    ...(old.plasticFormat && length !== undefined && width !== undefined
      ? {
          plasticFormat: otherFormat(
            old.plasticFormat,
            parseLength(width, Number.isInteger),
            parseLength(length, Number.isInteger),
          ),
        }
      : {}),
    ...(newNote ? { note: newNote } : {}),
    ...(newReference ? { reference: newReference } : {}),
  }
}

/** A text of the line after its form. Its field has one line and a bound: a text that lost no more than that is untouched. */
function textOf(old: string | undefined, posted: string | undefined, longest: number): string | undefined {
  if (posted === undefined || oneLine(posted) === oneLine(oneLine(old ?? '').slice(0, longest))) return old
  return posted.trim()
}

/** The same object for the same sides. */
const otherFormat = (old: PlasticFormat, width: number, length: number): PlasticFormat =>
  width === old.width && length === old.length ? old : { ...old, width, length }

async function findErrors(
  shop: ShopClient,
  line: LineItem,
  wished: CartItemInput,
  typed: CartValues,
): Promise<FieldErrors> {
  const errors: Record<string, string | undefined> = {}
  const bounds = lineBounds(line)
  if (!isOnStep(bounds, wished.quantity)) errors[quantityField(line.id)] = purchaseBoundsText(bounds)
  const { cutLength, plasticFormat } = toCartItemInput(line)
  if (wished.cutLength !== cutLength || wished.plasticFormat !== plasticFormat) {
    const { cut, format } = await readSawn(shop, line.referencedId)
    if (cut && wished.cutLength !== undefined) {
      const row = { length: String(wished.cutLength), pieces: typed.quantity }
      errors[lengthField(line.id)] = rowErrorTexts(cut, { length: checkLength(cut, wished.cutLength) }, row).length
    }
    if (format && wished.plasticFormat) {
      errors[widthField(line.id)] = sideErrorText(format, 'width', wished.plasticFormat.width)
      errors[lengthField(line.id)] = sideErrorText(format, 'length', wished.plasticFormat.length)
    }
  }
  return Object.fromEntries(Object.entries(errors).flatMap(([id, text]) => (text === undefined ? [] : [[id, text]])))
}

/** How a product is cut. A line of a foreign shop does not say it. */
async function readSawn(shop: ShopClient, productId = ''): Promise<Pick<ProductFacts, 'cut' | 'format'>> {
  const includes = { product: ['customFields.profilwerk.cut', 'customFields.profilwerk.format'] }
  const { elements } = await shop('POST /product', { body: { ids: [productId], includes } })
  return elements[0] ? factsOf(elements[0]) : {}
}
