import type { Form } from '#web/forms/form-fields.ts'

/** The form of a button that puts a quote request into the cart. */
export const REQUEST_AGAIN = { id: 'again', read: () => ({}), secrets: [], order: [] } satisfies Form<'again', object>

interface NamedLine {
  name: string
  number: string
}

/** The result if not all lines are in the cart. */
export interface RequestedAgain {
  /** Lines in the cart now. */
  added: number
  /** Lines whose product the shop does not have any more. */
  gone: readonly NamedLine[]
  /** Lines that the shop refused, and its reasons. */
  refused: readonly NamedLine[]
  reasons: readonly string[]
  /** The refused lines as a list that can be entered again; empty if there are none. */
  rest: string
  /** Its changes in lines that it accepted. */
  corrections: readonly string[]
}
