import { type FormEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { noteWaiting } from './line-saves.ts'

/** Milliseconds without a further key: "12" is one change, not a 1 and then a 12. */
const PAUSE = 400

/**
 * Sends a form when its visitor pauses or goes on to something else; not while the field is empty in between. Input
 * from before the hydration is sent, too.
 * @param send must do its work after the form has left the page, too.
 */
export function useSettledSubmit(field: string, send: (form: HTMLFormElement) => void) {
  const ref = useRef<HTMLFormElement>(null)
  const waiting = useRef<{ form: HTMLFormElement; timer: number; end: () => void }>(undefined)
  function settle() {
    if (!waiting.current) return
    const { form, timer, end } = waiting.current
    clearTimeout(timer)
    end()
    waiting.current = undefined
    if (new FormData(form).get(field) !== '') send(form)
  }
  function wait(form: HTMLFormElement) {
    clearTimeout(waiting.current?.timer)
    waiting.current?.end()
    waiting.current = { form, timer: window.setTimeout(settle, PAUSE), end: noteWaiting(settle) }
  }
  const waitForTyped = useEffectEvent(() => {
    const typed = ref.current?.elements.namedItem(field)
    if (ref.current && typed instanceof HTMLInputElement && typed.value !== typed.defaultValue) wait(ref.current)
  })
  // Before React gives the field its own value as the one it began with.
  useLayoutEffect(() => waitForTyped(), [])
  return {
    ref,
    onChange: ({ currentTarget }: FormEvent<HTMLFormElement>) => wait(currentTarget),
    onBlur: settle,
  }
}
