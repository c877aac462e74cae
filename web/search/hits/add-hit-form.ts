import type { Form } from '#web/forms/form-fields.ts'
import type { FormResult } from '#web/forms/action/form-result.ts'

/** Item number of the hit whose button was pressed. */
export const HIT_NUMBER = 'number'
/** Sent by scripts: the response reports the added item, and the page stays. */
export const HIT_WITH_SCRIPTS = 'scripts'

export interface AddHitValues {
  number: string
}

/** The form around hits, whose buttons put one of them into the request. */
export const ADD_HIT_FORM = {
  id: 'add-hit',
  read: (posted): AddHitValues => ({ number: String(posted.get(HIT_NUMBER) ?? '').slice(0, 255) }),
  secrets: [],
  order: [],
} satisfies Form<'add-hit', AddHitValues>

/** `done` is the number that was added. */
export type AddHitResult = FormResult<'add-hit', AddHitValues, string>
