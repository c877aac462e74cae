import type { ContentField } from '#contracts/content/forms/form.ts'

/** Parameter of an address with a text for the page's form: the subject of the question. */
export const MESSAGE_PARAMETER = 'message'
const LONGEST = 2000

/** Returns the text of an address for the first large field of a form, by the field's name. */
export function prefilledValues(fields: readonly ContentField[], search: URLSearchParams): Record<string, string[]> {
  const text = search.get(MESSAGE_PARAMETER)?.slice(0, LONGEST)
  const field = text && fields.find(({ kind }) => kind === 'textarea')
  return field && 'name' in field ? { [field.name]: [text] } : {}
}
