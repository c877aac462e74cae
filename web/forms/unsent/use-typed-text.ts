import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from '#web/ui/use-hydrated.ts'

/**
 * The texts that visitors typed. Key: the text area. Owner: this module. End: with the element. Gain: a text stays if
 * React begins a part again, whose areas it resets each time.
 */
const typedTexts = new WeakMap<HTMLTextAreaElement, string>()

/**
 * Preserves the text of a visitor who typed before the text area hydrated. React resets a text area to the server's text
 * when it hydrates it, if there is one; it leaves inputs as they are.
 * @param id of the text area.
 */
export function useTypedText(id: string): RefObject<HTMLTextAreaElement | null> {
  const area = useRef<HTMLTextAreaElement>(null)
  const isHydrated = useHydrated()
  // Read while rendering: right after that React writes. On client navigation the element is still of the last page.
  const [typed] = useState(() => (isHydrated || import.meta.env.SSR ? undefined : readTyped(id)))
  useLayoutEffect(() => {
    if (area.current && typed !== undefined) area.current.value = typed
  }, [typed])
  return area
}

function readTyped(id: string): string | undefined {
  const element = document.getElementById(id)
  if (!(element instanceof HTMLTextAreaElement)) return undefined
  if (element.value !== element.defaultValue) typedTexts.set(element, element.value)
  return typedTexts.get(element)
}
