import { LONGEST_PASSWORD } from '#contracts/shop/password-rules.ts'
import { type FormFields, plainForm } from '#web/forms/form-fields.ts'
import { m } from '#web/i18n/messages.ts'

export const SIGN_IN_FIELDS: FormFields<'email' | 'password'> = {
  email: { label: m.customer_email, maxLength: 254, required: true, type: 'email', autoComplete: 'username' },
  password: {
    label: m.account_password,
    maxLength: LONGEST_PASSWORD,
    required: true,
    type: 'password',
    autoComplete: 'current-password',
  },
}

export const SIGN_IN_FORM = plainForm('sign-in', SIGN_IN_FIELDS)
/** Name of the hidden field with the page that follows. */
export const RETURN_FIELD = 'to'
