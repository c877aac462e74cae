import { useLayoutEffect, useRef } from 'react'
import { m } from '#web/i18n/messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { LabelOf, MissingOf } from './form-fields.ts'
import type { FormResult } from './action/form-result.ts'

interface FormErrorsProps {
  labelOf: LabelOf
  missingOf?: MissingOf
  /** Above the list of errors, in place of the number of entries to check. */
  title?: string
  result: (Pick<FormResult, 'notice' | 'reasons' | 'errors'> & Partial<Pick<FormResult, 'status'>>) | undefined
}

/**
 * The errors of a submitted form, above its fields. The whole form has a notice, and each field with an error a link.
 * The list, or the notice of a refusal without a list, receives the focus with every response.
 */
export function FormErrors({ labelOf, missingOf, title, result }: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null)
  // Before the list can be used. Later, the focus could be taken from the field to which a link has led.
  useLayoutEffect(() => {
    if (result) box.current?.focus()
  }, [result])
  if (!result) return null
  const { notice, reasons = [] } = result
  const errors = Object.entries(result.errors)
  const hasFailed = result.status !== 200
  // Without scripts the browser sets the focus on the page after the form was posted.
  const focused = { tabIndex: -1, ref: box, autoFocus: true }
  const heading = title ?? m.forms_check_fields({ count: errors.length })
  return (
    <>
      {notice && (
        // Also shown after success, if the shop corrected a value.
        <Notice tone={hasFailed ? 'error' : 'warn'} title={notice} {...(hasFailed && errors.length === 0 && focused)}>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Notice>
      )}
      {errors.length > 0 && (
        <Notice tone="error" title={heading} {...focused}>
          <ul className="plain">
            {errors.map(([id, message]) => (
              <li key={id}>
                <a href={`#${id}`}>{errorLine(labelOf(id), message, missingOf?.(id))}</a>
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
