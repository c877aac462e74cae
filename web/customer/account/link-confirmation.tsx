import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { FormErrors } from '#web/forms/form-errors.tsx'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import type { LinkValues } from './confirmed-link.ts'
import { NarrowPage } from './narrow-page.tsx'

interface LinkConfirmationProps {
  title: string
  text: string
  link: Required<LinkValues>
  result: FormResult<'confirm', LinkValues> | undefined
}

/** The page of a link in a mail, with the button that uses it. With scripts nothing has to be pressed. */
export function LinkConfirmation({ title, text, link: { em, hash }, result }: LinkConfirmationProps) {
  const busy = useNavigation().formMethod === 'POST'
  const form = useRef<HTMLFormElement>(null)
  // Once: after a refusal the visitor decides.
  useEffect(() => form.current?.requestSubmit(), [])
  return (
    <NarrowPage title={title}>
      <FormErrors labelOf={() => undefined} result={result} />
      {result?.status === 422 ? (
        <p>
          <ButtonLink to={paths.login(getLocale())}>{m.account_sign_in()}</ButtonLink>
        </p>
      ) : (
        <Form method="post" ref={form}>
          <input type="hidden" name="em" value={em} />
          <input type="hidden" name="hash" value={hash} />
          <p>{text}</p>
          <p>
            <Button type="submit" busy={busy}>
              {m.account_confirm_send()}
            </Button>
          </p>
        </Form>
      )}
    </NarrowPage>
  )
}
