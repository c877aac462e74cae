import type { Form } from '#web/forms/form-fields.ts'
import type { FormResult } from '#web/forms/action/form-result.ts'

/** A line of the cart that an addition made or made larger, with its pieces before and after. */
export interface AddedLine {
  id: string
  before: number
  after: number
}

/** An addition in the cart: a sentence about it, and the lines by which it is taken back. */
export interface AddedItems {
  text: string
  lines: readonly AddedLine[]
}

/** Intent of the form that takes an addition back, and the name of its field. */
export const TAKE_BACK = 'take-back'
export const ADDED_LINES = 'lines'

interface TakeBackValues {
  /** JSON. */
  lines: string
}

/** Takes an addition back. `done` says so. */
export const TAKE_BACK_FORM = {
  id: TAKE_BACK,
  read: (posted: FormData): TakeBackValues => ({ lines: String(posted.get(ADDED_LINES) ?? '') }),
  secrets: [],
  order: [],
} satisfies Form<typeof TAKE_BACK, TakeBackValues>

export type TakeBackResult = FormResult<typeof TAKE_BACK, TakeBackValues, string>
