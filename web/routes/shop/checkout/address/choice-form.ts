import { type FormFields, type FormValues, plainForm } from '#web/forms/form-fields.ts'
import { m } from '#web/i18n/messages.ts'

/** Ids of two addresses of a customer. An empty one of the goods means the billing address. */
const CHOICE_FIELDS: FormFields<'billing' | 'shipping'> = {
  billing: { label: m.checkout_billing, maxLength: 32, required: true },
  shipping: { label: m.checkout_delivery, maxLength: 32 },
}
export const CHOICE_FORM = { ...plainForm('choice', CHOICE_FIELDS), fields: CHOICE_FIELDS }
export type ChoiceValues = FormValues<keyof typeof CHOICE_FIELDS>
