import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { described, FieldError, FieldFrame, type FieldTexts } from './field-parts.tsx'
import css from './field.module.css'

type Control<Element extends 'input' | 'select' | 'textarea'> = FieldTexts & Omit<ComponentProps<Element>, 'name'>

/** `unit` is shown inside the control at its end: `mm`. The id is the name by default. */
export function Field({
  label,
  name,
  error,
  hint,
  optional,
  unit,
  id = name,
  className,
  ...input
}: Control<'input'> & { unit?: string }) {
  const control = (
    <input
      {...input}
      {...described(id, { error, hint })}
      id={id}
      name={name}
      className={classNames(css.control, className)}
    />
  )
  return (
    <FieldFrame id={id} texts={{ label, name, error, hint, optional }}>
      {unit ? (
        <span className={css.unit}>
          {control}
          <span className={css.suffix}>{unit}</span>
        </span>
      ) : (
        control
      )}
    </FieldFrame>
  )
}

export function SelectField({
  label,
  name,
  error,
  hint,
  optional,
  id = name,
  className,
  ...select
}: Control<'select'>) {
  return (
    <FieldFrame id={id} texts={{ label, name, error, hint, optional }}>
      <select
        {...select}
        {...described(id, { error, hint })}
        id={id}
        name={name}
        className={classNames(css.control, css.select, className)}
      />
    </FieldFrame>
  )
}

export function TextareaField({
  label,
  name,
  error,
  hint,
  optional,
  id = name,
  className,
  ...textarea
}: Control<'textarea'>) {
  return (
    <FieldFrame id={id} texts={{ label, name, error, hint, optional }}>
      <textarea
        {...textarea}
        {...described(id, { error, hint })}
        id={id}
        name={name}
        className={classNames(css.control, css.area, className)}
      />
    </FieldFrame>
  )
}

/** A checkbox, or with `type="radio"` a radio button, with its label behind it. */
export function CheckField({
  label,
  name,
  error,
  type = 'checkbox',
  id = name,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'name'> & {
  label: ReactNode
  name: string
  error?: string | undefined
  type?: 'checkbox' | 'radio'
}) {
  return (
    <div className={classNames(css.field, className)}>
      <label className={css.check}>
        <input {...input} {...described(id, { error, hint: undefined })} type={type} id={id} name={name} />
        <span>{label}</span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
