import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { described, FieldError, type FieldMark, FieldFrame, type FieldTexts, LabelMark } from './field-parts.tsx'
import css from './field.module.css'
import { useTypedText } from './unsent/use-typed-text.ts'

type Control<Element extends 'input' | 'select' | 'textarea'> = FieldTexts & Omit<ComponentProps<Element>, 'name'>

/** The control's properties apart from those of its frame. The id is the name by default. */
function fieldParts<Props extends FieldTexts & { id?: string | undefined; className?: string | undefined }>(
  { label, name, error, hint, mark, id = name, className, ...control }: Props,
  look?: string,
) {
  return {
    frame: { id, texts: { label, name, error, hint, mark } },
    control: {
      ...control,
      ...described(id, { error, hint }),
      id,
      name,
      className: classNames(css.control, look, className),
    },
  }
}

/** `unit` is shown inside the control at its end: `mm`. */
export function Field({ unit, ...props }: Control<'input'> & { unit?: string }) {
  const { frame, control } = fieldParts(props)
  const input = <input {...control} />
  return (
    <FieldFrame {...frame}>
      {unit ? (
        <span className={css.unit}>
          {input}
          <span className={css.suffix}>{unit}</span>
        </span>
      ) : (
        input
      )}
    </FieldFrame>
  )
}

export function SelectField(props: Control<'select'>) {
  const { frame, control } = fieldParts(props, css.select)
  return (
    <FieldFrame {...frame}>
      <select {...control} />
    </FieldFrame>
  )
}

export function TextareaField(props: Control<'textarea'>) {
  const { frame, control } = fieldParts(props, css.area)
  const area = useTypedText(frame.id)
  return (
    <FieldFrame {...frame}>
      <textarea {...control} ref={area} />
    </FieldFrame>
  )
}

/** A checkbox, or with `type="radio"` a radio button, with its label behind it. */
export function CheckField({
  label,
  name,
  error,
  mark,
  type = 'checkbox',
  id = name,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'name'> & {
  label: ReactNode
  name: string
  error?: string | undefined
  mark?: FieldMark | undefined
  type?: 'checkbox' | 'radio'
}) {
  return (
    <div className={classNames(css.field, className)}>
      <label className={css.check}>
        <input {...input} {...described(id, { error, hint: undefined })} type={type} id={id} name={name} />
        <span>
          {label}
          <LabelMark mark={mark} />
        </span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
