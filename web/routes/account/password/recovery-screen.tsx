import { Form, useNavigation } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { NarrowPage } from '#web/customer/account/narrow-page.tsx'
import { bindFields } from '#web/forms/bind-fields.ts'
import { Field } from '#web/forms/field.tsx'
import { RequiredNote } from '#web/forms/field-parts.tsx'
import { FormErrors } from '#web/forms/form-errors.tsx'
import { labelsOf } from '#web/forms/form-fields.ts'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RECOVERY_FIELDS, type RecoveryValues, type SentRecovery } from './recovery-form.ts'

export function RecoveryScreen({
  result,
}: {
  result: FormResult<'recovery', RecoveryValues, SentRecovery> | undefined
}) {
  const busy = useNavigation().formMethod === 'POST'
  const { text } = bindFields(RECOVERY_FIELDS, result?.values ?? {}, result?.errors ?? {})
  const back = (
    <p>
      <Link to={paths.login(getLocale())}>{m.account_back_to_sign_in()}</Link>
    </p>
  )
  if (result?.done) {
    return (
      <NarrowPage title={m.account_recovery()}>
        <Notice tone="ok">
          <p>{m.account_recovery_sent({ email: result.done.email })}</p>
        </Notice>
        <p>{m.account_look_into_mail_none()}</p>
        {back}
      </NarrowPage>
    )
  }
  return (
    <NarrowPage title={m.account_recovery()}>
      <p>{m.account_recovery_text()}</p>
      <Form method="post" noValidate>
        <FormErrors labelOf={labelsOf(RECOVERY_FIELDS)} result={result} />
        <RequiredNote />
        <Field {...text('email')} inputMode="email" />
        <Button type="submit" busy={busy}>
          {m.account_recovery_send()}
        </Button>
      </Form>
      {back}
    </NarrowPage>
  )
}
