import { type MouseEvent, useEffect, useRef } from 'react'
import { m } from '#web/i18n/messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { LabelOf, MissingOf } from './form-fields.ts'
import type { FormResult } from './form-result.ts'

interface FormErrorsProps {
  labelOf: LabelOf
  missingOf?: MissingOf
  result: (Pick<FormResult, 'notice' | 'reasons' | 'errors'> & Partial<Pick<FormResult, 'status'>>) | undefined
}

/**
 * What is wrong with a form that was sent, above its fields: what concerns all of it, and all fields with an error, each
 * a link. The list takes the focus with every response.
 */
export function FormErrors({ labelOf, missingOf, result }: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (result) box.current?.focus()
  }, [result])
  if (!result) return null
  const { notice, reasons = [] } = result
  const errors = Object.entries(result.errors)
  return (
    <>
      {notice && (
        // What was done may be told, too: the shop corrected it.
        <Notice tone={result.status === 200 ? 'warn' : 'error'} title={notice}>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Notice>
      )}
      {errors.length > 0 && (
        // On a page that answers a form posted without scripts the browser itself gives it the focus.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the errors are what the visitor has to know first
        <Notice tone="error" title={m.forms_check_fields({ count: errors.length })} tabIndex={-1} ref={box} autoFocus>
          <ul className="plain">
            {errors.map(([id, message]) => (
              <li key={id}>
                <a href={`#${id}`} onClick={(event) => goTo(id, event)}>
                  {errorLine(labelOf(id), message, missingOf?.(id))}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}

/** "E-mail is missing." says in a list what "This field is required." says at the field. */
export function errorLine(label: string | undefined, message: string, missing: string | undefined): string {
  if (message !== m.forms_required()) return [label, message].filter(Boolean).join(': ')
  return missing ?? (label === undefined ? message : m.forms_missing({ field: label }))
}

/** As the browser follows such a link, but without a new place in the history: that would be a page without errors. */
function goTo(id: string, event: MouseEvent) {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: field.matches('input, select, textarea') ? 'center' : 'start' })
}
