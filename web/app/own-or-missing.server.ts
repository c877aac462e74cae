import { data } from 'react-router'

/**
 * Returns what a page needs of the company's files.
 * @throws the page of a missing address, if the company has left them out
 */
export function ownOrMissing<Value>(own: Value | undefined): Value {
  if (own === undefined) throw data({ code: 404 }, { status: 404 })
  return own
}
