import { type RefObject, useLayoutEffect } from 'react'
import { typeAgain } from './type-again.ts'

/**
 * Types once more what was typed into a controlled field before the scripts had come, or what the browser kept in it
 * over a reload: whoever listens hears it now. Otherwise React would put the page's own value back.
 */
export function useTypedBefore(field: RefObject<HTMLInputElement | null>) {
  useLayoutEffect(() => {
    const element = field.current
    if (element && element.value !== element.defaultValue) typeAgain(element, element.value)
  }, [field])
}
