import { type FormFields, type FormValues, plainForm } from '#web/forms/form-fields.ts'
import { m } from '#web/i18n/messages.ts'

export const DELETE_FIELDS: FormFields<'confirmed'> = {
  confirmed: { label: m.account_delete_confirm, missing: m.account_delete_missing, maxLength: 2, required: true },
}
export const DELETE_FORM = plainForm('delete', DELETE_FIELDS)
export type DeleteValues = FormValues<'confirmed'>
