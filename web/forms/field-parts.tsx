import type { ReactNode } from 'react'
import css from './field.module.css'
import { Icon } from '#web/ui/icon.tsx'

export interface FieldTexts {
  label: ReactNode
  name: string
  /** Sentence that names the correction; marks the control as invalid. */
  error?: string | undefined
  hint?: ReactNode
  /** The word for "optional" in the page's language, shown behind the label. */
  optional?: string | undefined
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

/** Label above, hint and error below the control. */
export function FieldFrame({ id, texts, children }: { id: string; texts: FieldTexts; children: ReactNode }) {
  const { label, error, hint, optional } = texts
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
        {optional && <span className={css.optional}> {optional}</span>}
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
