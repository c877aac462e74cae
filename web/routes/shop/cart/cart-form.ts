import { LONGEST_NOTE, LONGEST_REFERENCE } from '#web/cart/line-texts.ts'
import { m } from '#web/i18n/messages.ts'
import type { QuoteRequestPosition } from '#web/quote-request/quote-request-positions.ts'
import type { Form, LabelOf } from '#web/forms/form-fields.ts'

/** Intents of the cart's forms besides a change of a line, which has none. */
export const REMOVE = 'remove'
export const CLEAR = 'clear'
export const RESTORE = 'restore'
/** Redeems the code of a discount. */
export const REDEEM = 'redeem'
export const PROMOTION_CODE = 'code'
export const LONGEST_CODE = 100
/** Intents that concern a file, by its id. */
export const REMOVE_FILE = 'remove-file'
export const RESTORE_FILE = 'restore-file'
/** Field of the lines to restore, where a cookie cannot hold them. */
export const REMOVED_LINES = 'removed'
/** Removed lines that no cookie can hold, packed for the field. */
export interface LinesInForm {
  count: number
  packed: string
}

const SAVE = 'save'
/**
 * Where scripts save a line. A redirect would get lost if its form has left the page, or if the visitor goes on. After
 * data, the page on the screen is loaded again, whichever it is.
 */
export const savePath = (cart: string): string => `${cart}?${SAVE}=1`
export const isSave = (url: string): boolean => new URL(url).searchParams.has(SAVE)

/** Any of the cart's forms. It changes a line, removes one or all, or restores the removed ones. */
export interface CartValues {
  intent: string
  /** Id of the line, or of the file. */
  id: string
  quantity: string
  /** Cut length, or the sides of a plate; undefined where the form has no such field, as the texts. */
  length: string | undefined
  width: string | undefined
  note: string | undefined
  reference: string | undefined
  code: string | undefined
}

/** Ids of a line's fields: every line has its own. */
export const quantityField = (lineId: string): string => `quantity-${lineId}`
export const lengthField = (lineId: string): string => `length-${lineId}`
export const widthField = (lineId: string): string => `width-${lineId}`

const textOf = (posted: FormData, name: string, longest = 255): string | undefined => {
  const value = posted.get(name)
  return typeof value === 'string' ? value.slice(0, longest) : undefined
}

export const CART_FORM = {
  id: 'cart',
  read: (posted): CartValues => ({
    intent: String(posted.get('intent') ?? ''),
    id: String(posted.get('id') ?? ''),
    quantity: String(posted.get('quantity') ?? ''),
    length: textOf(posted, 'length'),
    width: textOf(posted, 'width'),
    note: textOf(posted, 'note', LONGEST_NOTE),
    reference: textOf(posted, 'reference', LONGEST_REFERENCE),
    code: textOf(posted, PROMOTION_CODE, LONGEST_CODE)?.trim(),
  }),
  secrets: [],
  order: [],
} satisfies Form<'cart', CartValues>

/** Names of the lines by their fields, for the list of errors. */
export const cartLabelOf =
  (lines: readonly QuoteRequestPosition[]): LabelOf =>
  (field) => {
    if (field === PROMOTION_CODE) return m.cart_promotion_code()
    const line = lines.find(({ id }) => [quantityField(id), lengthField(id), widthField(id)].includes(field))
    return line && `${line.name} ${line.productNumber}`
  }
