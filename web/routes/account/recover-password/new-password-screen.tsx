import { Form, useNavigation } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { NarrowPage } from '#web/customer/account/narrow-page.tsx'
import { NewPasswordField } from '#web/customer/password/new-password-field.tsx'
import { NEW_PASSWORD_FIELDS } from '#web/customer/password/new-password-fields.ts'
import { bindFields } from '#web/forms/bind-fields.ts'
import { Field } from '#web/forms/field.tsx'
import { RequiredNote } from '#web/forms/field-parts.tsx'
import { FormErrors } from '#web/forms/form-errors.tsx'
import { labelsOf } from '#web/forms/form-fields.ts'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { NewPasswordValues } from './new-password-form.ts'

interface NewPasswordScreenProps {
  hash: string
  isUsable: boolean
  result: FormResult<'new-password', NewPasswordValues> | undefined
}

export function NewPasswordScreen({ hash, isUsable, result }: NewPasswordScreenProps) {
  const busy = useNavigation().formMethod === 'POST'
  const { text } = bindFields(NEW_PASSWORD_FIELDS, {}, result?.errors ?? {})
  if (!isUsable || result?.status === 409) {
    return (
      <NarrowPage title={m.account_recovery_set()}>
        <Notice tone="error" title={m.account_recovery_ended()} />
        <p>
          <ButtonLink to={paths.password(getLocale())}>{m.account_recovery_send()}</ButtonLink>
        </p>
      </NarrowPage>
    )
  }
  return (
    <NarrowPage title={m.account_recovery_set()}>
      <Form method="post" noValidate>
        <input type="hidden" name="hash" value={hash} />
        <FormErrors labelOf={labelsOf(NEW_PASSWORD_FIELDS)} result={result} />
        <RequiredNote />
        <NewPasswordField {...text('newPassword')} />
        <Field {...text('newPasswordConfirm')} />
        <Button type="submit" busy={busy}>
          {m.account_save()}
        </Button>
      </Form>
    </NarrowPage>
  )
}
