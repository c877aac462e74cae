import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Reports once the value entered into a controlled field before hydration, or restored by the browser after a reload.
 * React leaves such a value in the field, but does not know it.
 */
export function useTypedBefore(field: RefObject<HTMLInputElement | null>, onTyped: (field: HTMLInputElement) => void) {
  const read = useEffectEvent(() => {
    const element = field.current
    if (element && element.value !== element.defaultValue) onTyped(element)
  })
  useLayoutEffect(() => read(), [])
}
