import { PRESENT_PASSWORD } from '#web/customer/password/new-password-fields.ts'
import { type FormFields, type FormValues, plainForm } from '#web/forms/form-fields.ts'
import { m } from '#web/i18n/messages.ts'

export const DELETE_FIELDS: FormFields<'password' | 'confirmed'> = {
  password: PRESENT_PASSWORD,
  confirmed: { label: m.account_delete_confirm, missing: m.account_delete_missing, maxLength: 2, required: true },
}
export const DELETE_FORM = plainForm('delete', DELETE_FIELDS)
export type DeleteValues = FormValues<keyof typeof DELETE_FIELDS>
