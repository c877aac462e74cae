import { type ComponentProps, useRef, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { described, FieldError } from './field-parts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import css from './quantity.module.css'
import { useTypedBefore } from './unsent/use-typed-before.ts'

interface QuantityProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'defaultValue' | 'name' | 'size'> {
  label: string
  /** The label is for screen readers only. */
  labelHidden?: boolean
  name: string
  value?: number
  defaultValue?: number
  error?: string | undefined
  /** Called with every whole number, by typing or stepping, but not for the empty field in between. */
  onChange?: (quantity: number) => void
  size?: 's' | 'm'
}

/**
 * A number field with a minus and a plus button. The buttons are for the pointer only. For the keyboard and screen
 * readers the number field is already a spin button. Without scripts they are hidden.
 */
export function Quantity(props: QuantityProps) {
  const { label, labelHidden, name, value, min = 1, error, onChange, size = 'm', id = name, ...input } = props
  const field = useRef<HTMLInputElement>(null)
  // Content of a controlled field that is being edited and is not yet a number.
  const [draft, setDraft] = useState<string>()

  function step(up: boolean) {
    if (!field.current) return
    if (up) field.current.stepUp()
    else field.current.stepDown()
    field.current.dispatchEvent(new Event('input', { bubbles: true }))
    field.current.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const changed = (element: HTMLInputElement) => {
    const isNumber = Number.isInteger(element.valueAsNumber)
    setDraft(isNumber ? undefined : element.value)
    if (isNumber) onChange?.(element.valueAsNumber)
  }
  useTypedBefore(field, changed)
  const stepper = (icon: 'minus' | 'plus') => (
    <button
      type="button"
      className={css.step}
      tabIndex={-1}
      aria-hidden="true"
      disabled={input.disabled}
      onClick={() => step(icon === 'plus')}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <div className={css.field}>
      <label className={labelHidden ? 'vh' : css.label} htmlFor={id}>
        {label}
      </label>
      <span className={classNames(css.quantity, size === 's' && css.small)}>
        {stepper('minus')}
        <input
          inputMode="numeric"
          {...input}
          {...described(id, { error, hint: undefined })}
          type="number"
          ref={field}
          id={id}
          name={name}
          min={min}
          {...(value === undefined ? {} : { value: draft ?? value })}
          onChange={(event) => changed(event.currentTarget)}
          // WebKit has text in the field that is not a number: it stays, so that the form can say so.
          onBlur={({ currentTarget }) => !currentTarget.validity.badInput && setDraft(undefined)}
        />
        {stepper('plus')}
      </span>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
