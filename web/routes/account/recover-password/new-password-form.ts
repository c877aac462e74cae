import { NEW_PASSWORD_FIELDS } from '#web/customer/password/new-password-fields.ts'
import { type Form, type FormValues, namesOf, readValues } from '#web/forms/form-fields.ts'

export type NewPasswordValues = FormValues<keyof typeof NEW_PASSWORD_FIELDS> & { hash: string }

/** A new password by the secret of a link. */
export const NEW_PASSWORD_FORM: Form<'new-password', NewPasswordValues> = {
  id: 'new-password',
  read: (posted) => ({ ...readValues(posted, NEW_PASSWORD_FIELDS), hash: String(posted.get('hash') ?? '') }),
  secrets: namesOf(NEW_PASSWORD_FIELDS),
  order: namesOf(NEW_PASSWORD_FIELDS),
}
