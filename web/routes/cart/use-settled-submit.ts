import { type FormEvent, useRef } from 'react'

/** Milliseconds without a further key: "12" is one change, not a 1 and then a 12. */
const PAUSE = 400

/**
 * Sends a form by itself once its visitor pauses or goes on to something else; not while the field is empty in between.
 * @param send must do its work after the form has left the page, too.
 */
export function useSettledSubmit(field: string, send: (form: HTMLFormElement) => void) {
  const waiting = useRef<{ form: HTMLFormElement; timer: number }>(undefined)
  function settle() {
    if (!waiting.current) return
    const { form, timer } = waiting.current
    clearTimeout(timer)
    waiting.current = undefined
    if (new FormData(form).get(field) !== '') send(form)
  }
  return {
    onChange({ currentTarget: form }: FormEvent<HTMLFormElement>) {
      clearTimeout(waiting.current?.timer)
      waiting.current = { form, timer: window.setTimeout(settle, PAUSE) }
    },
    onBlur: settle,
  }
}
