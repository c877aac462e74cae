import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Tells once what was typed into a controlled field before the scripts had come, or what the browser kept in it over a
 * reload: React would put the page's own value back with its next rendering.
 */
export function useTypedBefore(field: RefObject<HTMLInputElement | null>, tell: (element: HTMLInputElement) => void) {
  const tellFirst = useEffectEvent(tell)
  useLayoutEffect(() => {
    const element = field.current
    if (element && element.value !== element.defaultValue) tellFirst(element)
  }, [field])
}
