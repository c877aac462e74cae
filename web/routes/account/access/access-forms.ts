import { SIGN_IN_FIELDS } from '#web/customer/account/sign-in/sign-in-form.ts'
import { NEW_PASSWORD_FIELDS, PRESENT_PASSWORD } from '#web/customer/password/new-password-fields.ts'
import { type FormFields, type FormValues, plainForm } from '#web/forms/form-fields.ts'
import { m } from '#web/i18n/messages.ts'

/** Two forms of one page: the names of their fields differ. */
export const EMAIL_FIELDS: FormFields<'email' | 'emailPassword'> = {
  email: { ...SIGN_IN_FIELDS.email, label: m.account_email_new, autoComplete: 'email' },
  emailPassword: PRESENT_PASSWORD,
}
export const EMAIL_FORM = plainForm('email-change', EMAIL_FIELDS)
export type EmailValues = FormValues<keyof typeof EMAIL_FIELDS>

export const PASSWORD_FIELDS: FormFields<'password' | keyof typeof NEW_PASSWORD_FIELDS> = {
  password: PRESENT_PASSWORD,
  ...NEW_PASSWORD_FIELDS,
}
export const PASSWORD_FORM = plainForm('password-change', PASSWORD_FIELDS)
export type PasswordValues = FormValues<keyof typeof PASSWORD_FIELDS>
