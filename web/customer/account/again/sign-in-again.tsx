import { paths } from '#web/app/paths.ts'
import { SIGN_IN_FIELDS } from '#web/customer/account/sign-in/sign-in-form.ts'
import { bindFields } from '#web/forms/bind-fields.ts'
import { Field } from '#web/forms/field.tsx'
import { RequiredNote } from '#web/forms/field-parts.tsx'
import { FormErrors } from '#web/forms/form-errors.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { AGAIN, type SessionOver } from './session-over.ts'
import css from './sign-in-again.module.css'

/** In place of a page whose session has ended: signs in and sends the form of the page again. */
export function SignInAgain({ unsent, email = '', errors = {}, notice }: SessionOver) {
  const { text } = bindFields(SIGN_IN_FIELDS, { email }, errors, { prefix: 'again.' })
  const label = (field: string) => (field === AGAIN.email ? SIGN_IN_FIELDS.email : SIGN_IN_FIELDS.password).label()
  const isRefused = notice !== undefined || Object.keys(errors).length > 0
  return (
    <div className={`wrap ${css.page}`}>
      <title>{m.account_session_over()}</title>
      <h1>{m.account_session_over()}</h1>
      <p>{m.account_session_over_text()}</p>
      {/* Sent by the browser itself: the header changes with the document. */}
      <form method="post" noValidate className={css.form}>
        <FormErrors
          labelOf={label}
          title={m.account_sign_in_error()}
          result={isRefused ? { errors, ...(notice === undefined ? {} : { notice }) } : undefined}
        />
        <RequiredNote />
        {unsent.map(([name, value], index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a name may come more than once
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <Field {...text('email')} inputMode="email" />
        <Field {...text('password')} />
        <p className={css.row}>
          <Button type="submit">{m.account_sign_in()}</Button>
          <Link to={paths.password(getLocale())} target="_blank">
            {m.account_forgot()}
          </Link>
        </p>
      </form>
    </div>
  )
}
