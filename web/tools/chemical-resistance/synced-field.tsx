import { type ComponentProps, useEffect, useRef } from 'react'
import { Field } from '#web/forms/field.tsx'

/**
 * A field that keeps its text during typing, and takes another value when the address changes for another reason: a
 * suggestion, "back", a removed row.
 */
export function SyncedField({
  value,
  ...field
}: Omit<ComponentProps<typeof Field>, 'value' | 'defaultValue'> & { value: string }) {
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(value)
  useEffect(() => {
    const element = input.current
    // At first the field may have text from before hydration.
    if (element && shown.current !== value && element !== document.activeElement) element.value = value
    shown.current = value
  }, [value])
  return <Field {...field} ref={input} defaultValue={value} />
}
