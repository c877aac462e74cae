import { Form, useNavigation } from 'react-router'
import { bindFields } from '#web/forms/bind-fields.ts'
import { Field } from '#web/forms/field.tsx'
import { RequiredNote } from '#web/forms/field-parts.tsx'
import { FormErrors } from '#web/forms/form-errors.tsx'
import { labelsOf } from '#web/forms/form-fields.ts'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { OPEN_LINK_FIELDS, OPEN_LINK_FORM } from './link-form.ts'
import css from './linked-screen.module.css'

/** Asks for data that a reader of the mail knows. An ended link looks the same as a wrong one. */
export function OpenLink({ result }: { result: FormResult | undefined }) {
  const busy = useNavigation().formMethod === 'POST'
  const own = result?.form === OPEN_LINK_FORM.id ? result : undefined
  const { text } = bindFields(OPEN_LINK_FIELDS, own?.values ?? {}, own?.errors ?? {})
  return (
    <div className={css.narrow}>
      <h1>{m.requests_link_title()}</h1>
      <p>{m.requests_link_lede()}</p>
      <FormErrors labelOf={labelsOf(OPEN_LINK_FIELDS)} result={result} />
      <RequiredNote />
      <Form method="post" noValidate>
        <Field {...text('email')} />
        <Field {...text('zipcode')} />
        <Button type="submit" name="intent" value={OPEN_LINK_FORM.id} busy={busy}>
          {m.requests_link_open()}
        </Button>
      </Form>
    </div>
  )
}
