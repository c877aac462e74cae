import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFetcher, useSearchParams } from 'react-router'
import { type ContentForm, type FormStep, valueFields } from '#contracts/content/forms/form.ts'
import { RESPONSE_ELEMENT } from '#contracts/content/forms/form-document.ts'
import type { ContentElement } from '#contracts/content/elements.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { EntryFields, EntryList } from './form-entries.tsx'
import { FormControl } from './form-control.tsx'
import { submitLabel } from './submit-label.ts'
import { prefilledValues } from './prefilled-values.ts'
import css from './content-form.module.css'
import { RequiredNote } from '#web/forms/field-parts.tsx'
import { FormErrors } from '#web/forms/form-errors.tsx'
import type { FormReply } from '#web/forms/action/form-reply.ts'

/**
 * The reply to an element's form and how it is sent: by scripts in its place, otherwise with its page. The element is
 * the one that was shown first, with its state, until the content system returns another.
 */
export function useContentForm<E extends ContentElement>(element: E, ofPage: FormReply | undefined) {
  // The action of every page of the content system.
  const fetcher = useFetcher<() => Promise<FormReply | undefined>>()
  const [first] = useState(element)
  const given = fetcher.data ?? ofPage
  const reply = given?.elementId === element.id ? given : undefined
  const isSame = (other: ContentElement | undefined): other is E => other?.type === element.type
  const returned = useReturned(isSame(reply?.element) ? reply.element : undefined)
  return { current: returned ?? first, reply, Form: fetcher.Form, isSending: fetcher.state !== 'idle' }
}

/** The last element that came back: a lost response does not bring back the state before it. */
function useReturned<E>(element: E | undefined): E | undefined {
  const [last, setLast] = useState(element)
  if (element !== undefined && element !== last) setLast(element)
  return element ?? last
}

interface ContentFormViewProps extends Omit<ReturnType<typeof useContentForm>, 'current'> {
  elementId: number
  form: ContentForm
  /** In place of the plain thanks. */
  done?: ReactNode
}

/** A form of the content system in its five states: idle, sending, sent, with errors, not taken. */
export function ContentFormView({ elementId, form, reply, Form, isSending, done }: ContentFormViewProps) {
  const [search] = useSearchParams()
  if (form.status === 'success') return <FormDone reply={reply}>{done ?? <p>{form.message}</p>}</FormDone>
  const fields = valueFields(form.fields)
  const values = reply?.values ?? prefilledValues(fields, search)
  const labels = new Map(fields.map(({ id, label }) => [id, label]))
  const hasFiles = fields.some(({ kind }) => kind === 'file')
  const notice = reply?.notice ?? (form.status === 'failure' ? form.message || undefined : undefined)
  const problem = reply && {
    errors: reply.element ? form.errors : {},
    status: reply.element ? 422 : 503,
    ...(notice && { notice, reasons: reply.element ? [] : [m.content_form_kept()] }),
  }
  return (
    <div className={css.frame}>
      {form.step && (
        <StepPlace
          key={`place ${form.step.number}`}
          step={form.step}
          isNew={reply?.element !== undefined && form.status === 'idle'}
        />
      )}
      {form.step?.isSummary && <EntryList entries={reply?.entries ?? []} />}
      <FormErrors title={m.content_form_errors()} labelOf={(id) => labels.get(id)} result={problem} />
      {fields.some(({ isRequired }) => isRequired) && <RequiredNote />}
      <Form
        // Each page has its own controls.
        key={`form ${form.step?.number}`}
        method="post"
        action={form.action}
        encType={hasFiles ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
        className={css.form}
        noValidate
      >
        {form.hidden.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name={RESPONSE_ELEMENT} value={elementId} />
        {form.step && <EntryFields form={form} entries={reply?.entries ?? []} />}
        {form.traps.map((name) => (
          <FormTrap key={name} name={name} />
        ))}
        {form.fields.map((field) => (
          <FormControl key={field.id} field={field} errors={problem?.errors ?? {}} values={values} />
        ))}
        <div>
          <div className={css.buttons}>
            {/* The first one is what the Enter key presses. */}
            <Button type="submit" busy={isSending}>
              {form.step?.isLast === false ? m.content_form_next() : submitLabel(form.submitLabel)}
            </Button>
            {form.step?.back && (
              <Button type="submit" variant="line" busy={isSending} {...form.step.back} formNoValidate>
                {m.content_form_back()}
              </Button>
            )}
          </div>
          <p className="vh" role="status">
            {isSending ? m.content_form_sending() : ''}
          </p>
        </div>
      </Form>
    </div>
  )
}

/** Where the visitor is in a form of several pages; has the focus on a page that follows another. */
function StepPlace({ step, isNew }: { step: FormStep; isNew: boolean }) {
  const { number, count, isSummary } = step
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) box.current?.focus()
  }, [isNew])
  return (
    // Without scripts the browser sets the focus on the page after the form was posted.
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page before is gone
    <div tabIndex={-1} ref={box} autoFocus={isNew}>
      <p className={css.step}>{m.content_form_step({ number, count })}</p>
      {isSummary && <p>{m.content_form_check()}</p>}
    </div>
  )
}

/** A field for programs that fill in all they find; people do not see it, and assistive technology skips it. */
export const FormTrap = ({ name }: { name: string }) => (
  <div className={css.trap} aria-hidden="true">
    <input name={name} aria-label={m.content_form_trap()} tabIndex={-1} autoComplete="off" defaultValue="" />
  </div>
)

/** Thanks in place of the form, with the focus: the button that had it is gone. */
export function FormDone({ reply, children }: { reply: FormReply | undefined; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (reply) box.current?.focus()
  }, [reply])
  return (
    // Without scripts the browser sets the focus on the page after the form was posted.
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the result is what the visitor has to know first
    <Notice tone="ok" title={m.content_form_done()} tabIndex={-1} ref={box} autoFocus={reply !== undefined}>
      {children}
    </Notice>
  )
}
