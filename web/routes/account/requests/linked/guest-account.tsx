import { Form, useNavigation } from 'react-router'
import { NewPasswordField } from '#web/customer/password/new-password-field.tsx'
import { UserNameField } from '#web/customer/password/user-name-field.tsx'
import { bindFields } from '#web/forms/bind-fields.ts'
import { RequiredNote } from '#web/forms/field-parts.tsx'
import { FormErrors } from '#web/forms/form-errors.tsx'
import { labelsOf } from '#web/forms/form-fields.ts'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { GUEST_ACCOUNT_FIELDS, GUEST_ACCOUNT_FORM } from './link-form.ts'
import css from './linked-screen.module.css'

/** Offers an account that keeps the quote request. */
export function GuestAccount({ result, email }: { result: FormResult | undefined; email: string }) {
  const busy = useNavigation().formData?.get('intent') === GUEST_ACCOUNT_FORM.id
  const own = result?.form === GUEST_ACCOUNT_FORM.id ? result : undefined
  const { text } = bindFields(GUEST_ACCOUNT_FIELDS, {}, own?.errors ?? {})
  return (
    <section className={css.account} aria-labelledby="guest-account">
      <div className={css.narrow}>
        <h2 id="guest-account">{m.requests_account_title()}</h2>
        <p>{m.requests_account_lede({ email })}</p>
        <FormErrors labelOf={labelsOf(GUEST_ACCOUNT_FIELDS)} result={result} />
        <RequiredNote />
        <Form method="post" noValidate>
          <UserNameField email={email} />
          <NewPasswordField {...text('password')} />
          <Button type="submit" name="intent" value={GUEST_ACCOUNT_FORM.id} variant="line" busy={busy}>
            {m.requests_account_make()}
          </Button>
        </Form>
      </div>
    </section>
  )
}
