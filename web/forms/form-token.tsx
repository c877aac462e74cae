import { useEffect, useRef } from 'react'

/** Name of the field. */
export const FORM_TOKEN = 'form-token'

/** 128 random bits as hex digits, on the server and in the browser. */
export const newFormToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The token that a form was sent with; undefined where it has none, and then nothing tells it from another one. */
export function readFormToken(form: FormData): string | undefined {
  const given = form.get(FORM_TOKEN)
  return typeof given === 'string' && /^[0-9a-f]{32}$/.test(given) ? given : undefined
}

interface FormTokenProps {
  /** Of the page; undefined on one that all visitors share. There the field is empty until a browser's scripts fill it. */
  given: string | undefined
  /** The last response if it was a success: what is sent after it is another request. */
  success: unknown
}

/** The hidden field of a form that must do its work once, however often it is sent. A form that failed keeps its token. */
export function FormToken({ given, success }: FormTokenProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && (success || !field.current.value)) field.current.value = newFormToken()
  }, [success])
  return <input ref={field} type="hidden" name={FORM_TOKEN} defaultValue={given} />
}
