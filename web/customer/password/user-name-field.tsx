import { Field } from '#web/forms/field.tsx'
import { m } from '#web/i18n/messages.ts'

/** For the browser's password manager, which stores a new password by it. */
export const UserNameField = ({ email }: { email: string }) => (
  <Field
    id="username"
    name="username"
    label={m.account_email_present()}
    type="email"
    autoComplete="username"
    readOnly
    defaultValue={email}
  />
)
