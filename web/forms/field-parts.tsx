import type { ReactNode } from 'react'
import css from './field.module.css'
import { m } from '#web/i18n/messages.ts'
import { Icon } from '#web/ui/icon.tsx'

export type FieldMark = 'required' | 'optional'

export interface FieldTexts {
  label: ReactNode
  name: string
  /** Sentence that names the correction; marks the control as invalid. */
  error?: string | undefined
  hint?: ReactNode
  /** Behind the label: a star, explained by the form's `RequiredNote`, or the word for "optional". */
  mark?: FieldMark | undefined
}

/** Links a control to its hint and its error. */
export const described = (id: string, { error, hint }: Pick<FieldTexts, 'error' | 'hint'>) => ({
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
})

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={css.error} id={`${id}-error`}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  )
}

/** Controls say that they are required to assistive technology themselves. */
export const LabelMark = ({ mark }: { mark: FieldMark | undefined }) =>
  mark === 'required' ? (
    <span className={css.mark} aria-hidden="true">
      {' '}
      *
    </span>
  ) : (
    mark && <span className={css.mark}> {m.forms_optional()}</span>
  )

/** Above the fields of a form: what their stars say. */
export const RequiredNote = () => <p className={css.note}>{m.forms_required_note()}</p>

/** Label above, hint and error below the control. */
export function FieldFrame({ id, texts, children }: { id: string; texts: FieldTexts; children: ReactNode }) {
  const { label, error, hint, mark } = texts
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
        <LabelMark mark={mark} />
      </label>
      {children}
      {error && <FieldError id={id}>{error}</FieldError>}
      {hint && (
        <div className={css.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  )
}
