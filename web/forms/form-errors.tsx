import { useEffect, useRef } from 'react'
import { m } from '#web/i18n/messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { LabelOf, MissingOf } from './form-fields.ts'
import type { FormResult } from './form-result.ts'

interface FormErrorsProps {
  labelOf: LabelOf
  missingOf?: MissingOf
  /** Above the list of errors, in place of the number of entries to check. */
  title?: string
  result: (Pick<FormResult, 'notice' | 'reasons' | 'errors'> & Partial<Pick<FormResult, 'status'>>) | undefined
}

/**
 * The errors of a submitted form, above its fields: a notice for the whole form and a link to each field with an error.
 * The list receives the focus with every response.
 */
export function FormErrors({ labelOf, missingOf, title, result }: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (result) box.current?.focus()
  }, [result])
  if (!result) return null
  const { notice, reasons = [] } = result
  const errors = Object.entries(result.errors)
  const heading = title ?? m.forms_check_fields({ count: errors.length })
  return (
    <>
      {notice && (
        // Also shown after success, if the shop corrected a value.
        <Notice tone={result.status === 200 ? 'warn' : 'error'} title={notice}>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Notice>
      )}
      {errors.length > 0 && (
        // Without scripts the browser sets the focus on the page after the form was posted.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the errors are what the visitor has to know first
        <Notice tone="error" title={heading} tabIndex={-1} ref={box} autoFocus>
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
