import { isRouteErrorResponse } from 'react-router'

/** A form that came without a session. It can be sent again with a sign-in. */
export interface SessionOver {
  /** As it was sent, without passwords. */
  unsent: readonly (readonly [name: string, value: string])[]
  /** E-mail address of a sign-in that failed, and why. */
  email?: string
  errors?: Readonly<Record<string, string>>
  notice?: string
}

/** Names of the fields with which a customer signs in again; the others belong to the form. */
export const AGAIN = { email: 'again.email', password: 'again.password' } as const

/** Name of the field with the id of the customer for whom a form was shown. */
export const CUSTOMER_FIELD = 'customer'

/** Reads the data of an error page; undefined for any other error. */
export function readSessionOver(error: unknown): SessionOver | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 401) return undefined
  const given: unknown = error.data
  return isSessionOver(given) ? given : undefined
}

/** Only our own server sends such data, with fields in pairs; their texts are not checked in the browser. */
const isSessionOver = (given: unknown): given is SessionOver =>
  typeof given === 'object' &&
  given !== null &&
  'unsent' in given &&
  Array.isArray(given.unsent) &&
  given.unsent.every(Array.isArray)
