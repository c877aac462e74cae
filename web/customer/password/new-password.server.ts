import { z } from 'zod'
import type { ServiceFailure } from '#contracts/failure.ts'
import type { FormField } from '#web/forms/form-fields.ts'
import { fieldSchema } from '#web/forms/action/form-schema.server.ts'
import { m } from '#web/i18n/messages.ts'
import { NEW_PASSWORD_FIELDS } from './new-password-fields.ts'
import { passwordProgress } from './password-progress.ts'

/** A new password by the rules that the page shows. The shop has more of them: see {@link refusedPassword}. */
export const newPasswordSchema = (field: FormField) =>
  fieldSchema(field).refine((password) => password === '' || passwordProgress(password).every(({ isMet }) => isMet), {
    error: () => m.account_password_rules(),
  })

/** A new password and its repetition, which must be equal. */
export const newPasswordsSchema = () =>
  z
    .object({
      newPassword: newPasswordSchema(NEW_PASSWORD_FIELDS.newPassword),
      newPasswordConfirm: fieldSchema(NEW_PASSWORD_FIELDS.newPasswordConfirm),
    })
    .refine(({ newPassword, newPasswordConfirm }) => newPasswordConfirm === '' || newPassword === newPasswordConfirm, {
      path: ['newPasswordConfirm'],
      error: () => m.account_must_match({ input1: m.account_password_new(), input2: m.account_password_repeat() }),
    })

const REASONS: Readonly<Record<string, () => string>> = {
  'VIOLATION::COMPROMISED_PASSWORD_ERROR': m.account_password_common,
  'VIOLATION::PASSWORD_STRENGTH_ERROR': m.account_password_personal,
}

/** The shop's objection to a new password; undefined if it accepts it. A Shopware only counts characters. */
export function refusedPassword({ failure }: ServiceFailure, pointer: string): string | undefined {
  const error = failure.errors.find((one) => one.pointer === pointer)
  return error && (REASONS[error.code] ?? m.account_password_rules)()
}
