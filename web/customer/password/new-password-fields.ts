import { LONGEST_PASSWORD } from '#contracts/shop/password-rules.ts'
import type { FormFields } from '#web/forms/form-fields.ts'
import { m } from '#web/i18n/messages.ts'

const hidden = { maxLength: LONGEST_PASSWORD, required: true, type: 'password' } as const

/** A new password and its repetition, by the names of the Store API. */
export const NEW_PASSWORD_FIELDS: FormFields<'newPassword' | 'newPasswordConfirm'> = {
  newPassword: { ...hidden, label: m.account_password_new, autoComplete: 'new-password' },
  newPasswordConfirm: { ...hidden, label: m.account_password_repeat, autoComplete: 'new-password' },
}

/** The present password, required before something important changes. */
export const PRESENT_PASSWORD = {
  ...hidden,
  label: m.account_password_present,
  autoComplete: 'current-password',
} as const
