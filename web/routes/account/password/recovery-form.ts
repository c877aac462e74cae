import { SIGN_IN_FIELDS } from '#web/customer/account/sign-in/sign-in-form.ts'
import { type FormFields, type FormValues, plainForm } from '#web/forms/form-fields.ts'

export const RECOVERY_FIELDS: FormFields<'email'> = { email: SIGN_IN_FIELDS.email }
export const RECOVERY_FORM = plainForm('recovery', RECOVERY_FIELDS)
export type RecoveryValues = FormValues<'email'>

/** The requested address, with or without an account. */
export interface SentRecovery {
  email: string
}
