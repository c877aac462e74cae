import type { ComponentProps, KeyboardEvent } from 'react'
import { Field } from '#web/forms/field.tsx'
import { type Cut, nearestLength } from './cut-rules.ts'
import { parseCutLength } from './parse-cut-length.ts'

interface LengthInputProps extends Omit<ComponentProps<typeof Field>, 'type' | 'inputMode' | 'role' | 'unit'> {
  bounds: Pick<Cut, 'min' | 'max' | 'step'>
  /** The field's content, for screen readers; the field itself may be uncontrolled. */
  typed: string
}

/**
 * A field for millimetres. It is a text field. A number field swallows the separators of thousands, and the keyboard
 * and screen readers treat it as a spin button.
 */
export function LengthInput({ bounds, typed, ...field }: LengthInputProps) {
  const length = parseCutLength(bounds, typed)
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const input = event.currentTarget
    const now = parseCutLength(bounds, input.value)
    const next = Number.isNaN(now) ? bounds.min : now + (event.key === 'ArrowUp' ? bounds.step : -bounds.step)
    input.setRangeText(String(nearestLength(bounds, next)), 0, input.value.length, 'end')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <Field
      {...field}
      unit="mm"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      role="spinbutton"
      aria-valuemin={bounds.min}
      aria-valuemax={bounds.max}
      aria-valuenow={Number.isNaN(length) ? undefined : length}
      onKeyDown={step}
    />
  )
}
