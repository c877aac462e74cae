import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from './field.tsx'
import type { FormReply } from './action/form-reply.ts'
import css from './newsletter-field.module.css'
import { SHORT_FORM_EMAIL, SHORT_FORM_TRAP } from './action/short-form.ts'

/**
 * One field to sign up for the newsletter, on any page. Without scripts the response is the newsletter's own page.
 * @param path of the page with the whole form: `/de/newsletter`.
 * @param id of the field; a page may have two.
 */
export function NewsletterField({ path, id }: { path: string; id: string }) {
  // The action of every page of the content system.
  const fetcher = useFetcher<() => Promise<FormReply | undefined>>()
  const reply = fetcher.data
  const { done, error } = outcomeOf(reply)
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (reply) (box.current ?? document.getElementById(id))?.focus()
  }, [reply, id])
  if (done) {
    return (
      <p className={css.done} role="status" tabIndex={-1} ref={box}>
        {done}
      </p>
    )
  }
  return (
    <fetcher.Form method="post" action={path} className={css.form} noValidate>
      <Field
        id={id}
        name={SHORT_FORM_EMAIL}
        type="email"
        label={m.shell_newsletter_email()}
        autoComplete="email"
        maxLength={254}
        error={error}
        required
      />
      <div className={css.trap} aria-hidden="true">
        <input name={SHORT_FORM_TRAP} aria-label={m.shell_newsletter_trap()} tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" variant="line" busy={fetcher.state !== 'idle'}>
        {m.shell_newsletter_send()}
      </Button>
    </fetcher.Form>
  )
}

/** The message beside the field: the content system's thanks, or the error of the address. */
function outcomeOf(reply: FormReply | undefined): { done?: string; error?: string } {
  if (!reply) return {}
  const form = reply.element && 'form' in reply.element ? reply.element.form : undefined
  if (form?.status === 'success') return { done: form.message }
  const error = form && (Object.values(form.errors)[0] ?? form.message)
  return { error: error || reply.notice || m.shell_newsletter_failed() }
}
