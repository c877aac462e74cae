import { type FormFields, plainForm } from '#web/forms/form-fields.ts'
import { m } from '#web/i18n/messages.ts'

/** Fields to fill in before a quote request opens by its link. */
export const OPEN_LINK_FIELDS: FormFields<'email' | 'zipcode'> = {
  email: { label: m.customer_email, maxLength: 254, required: true, type: 'email', autoComplete: 'email' },
  zipcode: {
    label: m.customer_zipcode,
    maxLength: 50,
    autoComplete: 'billing postal-code',
    hint: m.requests_link_zipcode_hint,
  },
}
export const OPEN_LINK_FORM = plainForm('open', OPEN_LINK_FIELDS)

/** Makes an account of the guest who sent it. */
export const GUEST_ACCOUNT_FIELDS: FormFields<'password'> = {
  password: {
    label: m.requests_account_password,
    maxLength: 4096,
    required: true,
    type: 'password',
    autoComplete: 'new-password',
  },
}
export const GUEST_ACCOUNT_FORM = plainForm('account', GUEST_ACCOUNT_FIELDS)
