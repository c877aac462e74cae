import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Tells once what was typed into a controlled field before it was hydrated, or what the browser kept in it over a
 * reload. React leaves such a value in the field, but does not know of it.
 */
export function useTypedBefore(field: RefObject<HTMLInputElement | null>, onTyped: (field: HTMLInputElement) => void) {
  const read = useEffectEvent(() => {
    const element = field.current
    if (element && element.value !== element.defaultValue) onTyped(element)
  })
  useLayoutEffect(() => read(), [])
}
