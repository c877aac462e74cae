import { useState } from 'react'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { Place } from './place.tsx'

/** Name of the field. */
export const FORM_TOKEN = 'form-token'

/** 128 random bits as hex digits, on the server and in the browser. */
export const newFormToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The token sent with a form; undefined if there is none, and then nothing distinguishes it from another form. */
export function readFormToken(form: FormData): string | undefined {
  const given = form.get(FORM_TOKEN)
  return typeof given === 'string' && /^[0-9a-f]{32}$/.test(given) ? given : undefined
}

/**
 * The hidden field of a form that must act once, however often it is sent. Without scripts it has the token sent with
 * the page, for visitors with a session. A form that failed keeps its token.
 * @param success the last response if it was a success: the next submission is another request.
 */
export function FormToken({ success }: { success: unknown }) {
  const isHydrated = useHydrated()
  const [current, setCurrent] = useState(() => ({ token: newFormToken(), after: success }))
  if (success && success !== current.after) setCurrent({ token: newFormToken(), after: success })
  return isHydrated ? <input type="hidden" name={FORM_TOKEN} value={current.token} /> : <Place name="form-token" />
}
