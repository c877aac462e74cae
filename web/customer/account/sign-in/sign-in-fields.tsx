import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { bindFields } from '#web/forms/bind-fields.ts'
import { Field } from '#web/forms/field.tsx'
import { RequiredNote } from '#web/forms/field-parts.tsx'
import { FormErrors } from '#web/forms/form-errors.tsx'
import { type FormValues, labelsOf } from '#web/forms/form-fields.ts'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { RETURN_FIELD, SIGN_IN_FIELDS } from './sign-in-form.ts'
import css from './sign-in-fields.module.css'

interface SignInFieldsProps {
  /** The page that follows; the account by default. */
  to: string | undefined
  result: FormResult<'sign-in', FormValues<keyof typeof SIGN_IN_FIELDS>> | undefined
  /** Where the form is sent; the page itself by default. */
  action?: string
  /** Hidden fields of the page. */
  children?: ReactNode
}

/** The form with which a customer signs in. */
export function SignInFields({ to, action, result, children }: SignInFieldsProps) {
  const busy = useNavigation().formMethod === 'POST'
  const { text } = bindFields(SIGN_IN_FIELDS, result?.values ?? {}, result?.errors ?? {})
  return (
    <Form method="post" action={action} noValidate className={css.form}>
      <FormErrors labelOf={labelsOf(SIGN_IN_FIELDS)} title={m.account_sign_in_error()} result={result} />
      <RequiredNote />
      {to !== undefined && <input type="hidden" name={RETURN_FIELD} value={to} />}
      {children}
      <Field {...text('email')} inputMode="email" />
      <Field {...text('password')} />
      <p className={css.row}>
        <Button type="submit" busy={busy}>
          {m.account_sign_in()}
        </Button>
        <Link to={paths.password(getLocale())}>{m.account_forgot()}</Link>
      </p>
    </Form>
  )
}
