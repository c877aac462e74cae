import type { QuoteRequestPosition } from '#web/cart/quote-request/quote-request-positions.ts'
import type { Form, LabelOf } from '#web/forms/form-fields.ts'

/** Any of the cart's forms: another quantity for a line, a line to be removed, all of them. */
export interface CartValues {
  intent: string
  /** Id of the line. */
  id: string
  quantity: string
}

/** Id of a line's field: every line has one. */
export const quantityField = (lineId: string): string => `quantity-${lineId}`

export const CART_FORM = {
  id: 'cart',
  read: (posted): CartValues => ({
    intent: String(posted.get('intent') ?? ''),
    id: String(posted.get('id') ?? ''),
    quantity: String(posted.get('quantity') ?? ''),
  }),
  secrets: [],
  order: [],
} satisfies Form<'cart', CartValues>

/** The lines tell their fields apart. */
export const cartLabelOf =
  (lines: readonly QuoteRequestPosition[]): LabelOf =>
  (field) => {
    const line = lines.find(({ id }) => quantityField(id) === field)
    return line && `${line.name} ${line.productNumber}`
  }
