import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Sets boxes, options or a select when links or going back change the choice. They are not controlled: a choice shows at
 * once, and keeps the focus. A later one stays when the response to an earlier one comes.
 * @param chosen values of the boxes; one value of options or a select.
 * @returns of the element around them.
 */
export function useFollowedChoice<Frame extends HTMLElement>(chosen: readonly string[]): RefObject<Frame | null> {
  const frame = useRef<Frame>(null)
  const shown = useRef(chosen)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = chosen
    const fields = [...(frame.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [])]
    const isAsBefore = valueOf(fields) === before[0]
    for (const field of fields) {
      if (field instanceof HTMLSelectElement) {
        if (isAsBefore) field.value = chosen[0] ?? ''
      } else if (field.type === 'radio') {
        if (isAsBefore) field.checked = field.value === chosen[0]
      } else if (before.includes(field.value) !== chosen.includes(field.value)) {
        field.checked = chosen.includes(field.value)
      }
    }
  }, [chosen])
  return frame
}

/** Of a select, or of the options of which one is chosen. */
const valueOf = (fields: readonly (HTMLInputElement | HTMLSelectElement)[]): string | undefined =>
  fields.find((field) => field instanceof HTMLSelectElement || (field.type === 'radio' && field.checked))?.value
