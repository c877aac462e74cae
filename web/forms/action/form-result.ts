import type { FieldErrors } from '#web/forms/form-fields.ts'

/** The result of a posted form, for the page that is shown again. */
export interface FormResult<Id extends string = string, Values = unknown, Done = unknown> {
  /** Id of the form. */
  form: Id
  /** HTTP status of the response. */
  status: number
  /** As they were typed, so that nothing is lost. */
  values: Values
  /** Empty where no field is wrong. */
  errors: FieldErrors
  /** Messages about no field, and below them the service's own words. */
  notice?: string
  reasons?: readonly string[]
  /** The form's token, sent again with it: it may have arrived after all. */
  token?: string
  /** The success message, for a page that stays. */
  done?: Done
  /** The form as it was sent, where a service failed and the page itself may be missing. */
  unsent?: readonly (readonly [name: string, value: string])[]
}
