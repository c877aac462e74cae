import { useNavigation } from 'react-router'
import type { Customer } from '#contracts/shop/customer.ts'
import { AccountForm } from '#web/customer/account/account-form.tsx'
import { AccountFrame } from '#web/customer/account/account-frame.tsx'
import { NewPasswordField } from '#web/customer/password/new-password-field.tsx'
import { UserNameField } from '#web/customer/password/user-name-field.tsx'
import { bindFields } from '#web/forms/bind-fields.ts'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { Field } from '#web/forms/field.tsx'
import { RequiredNote } from '#web/forms/field-parts.tsx'
import { FormErrors } from '#web/forms/form-errors.tsx'
import { labelsOf } from '#web/forms/form-fields.ts'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import {
  EMAIL_FIELDS,
  EMAIL_FORM,
  type EmailValues,
  PASSWORD_FIELDS,
  PASSWORD_FORM,
  type PasswordValues,
} from './access-forms.ts'

interface AccessScreenProps {
  customer: Customer
  email: FormResult<'email-change', EmailValues> | undefined
  password: FormResult<'password-change', PasswordValues> | undefined
}

/** The e-mail address and the password of a customer. */
export function AccessScreen({ customer, email, password }: AccessScreenProps) {
  return (
    <AccountFrame current="access" title={m.account_access()}>
      <EmailForm customer={customer} result={email} />
      <PasswordForm customer={customer} result={password} />
    </AccountFrame>
  )
}

function EmailForm({ customer, result }: { customer: Customer; result: AccessScreenProps['email'] }) {
  const { text } = bindFields(EMAIL_FIELDS, result?.values ?? {}, result?.errors ?? {})
  return (
    <AccountForm customerId={customer.id}>
      <input type="hidden" name="intent" value={EMAIL_FORM.id} />
      <FormErrors labelOf={labelsOf(EMAIL_FIELDS)} result={result} />
      <RequiredNote />
      <FieldGroup legend={m.account_email_change()}>
        <Field {...text('email')} inputMode="email" />
        <Field {...text('emailPassword')} />
      </FieldGroup>
      <Save label={m.account_email_change()} />
    </AccountForm>
  )
}

function PasswordForm({ customer, result }: { customer: Customer; result: AccessScreenProps['password'] }) {
  const { text } = bindFields(PASSWORD_FIELDS, {}, result?.errors ?? {})
  return (
    <AccountForm customerId={customer.id}>
      <input type="hidden" name="intent" value={PASSWORD_FORM.id} />
      <FormErrors labelOf={labelsOf(PASSWORD_FIELDS)} result={result} />
      <RequiredNote />
      <FieldGroup legend={m.account_password_change()}>
        <UserNameField email={customer.email} />
        <Field {...text('password')} />
        <NewPasswordField {...text('newPassword')} />
        <Field {...text('newPasswordConfirm')} />
      </FieldGroup>
      <p>{m.account_password_change_note()}</p>
      <Save label={m.account_password_change()} />
    </AccountForm>
  )
}

function Save({ label }: { label: string }) {
  const busy = useNavigation().formMethod === 'POST'
  return (
    <p>
      <Button type="submit" busy={busy}>
        {label}
      </Button>
    </p>
  )
}
