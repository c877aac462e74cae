import { FORM_PARAMETER } from '#contracts/content/forms/form-document.ts'

interface PageAddress {
  pathname: string
  search: string
}

/**
 * Returns the address of the page with a filter set, or without it if the value is empty. Other filters stay; the list
 * begins at its first page. The target of a form that was sent to the page is left out.
 * @param anchor jump mark of the list
 */
export function filterAddress({ pathname, search }: PageAddress, name: string, value: string, anchor: string): string {
  const query = new URLSearchParams(search)
  query.delete('page')
  const ofForm = [...query.keys()].filter((key) => key.startsWith(FORM_PARAMETER))
  for (const key of ofForm) query.delete(key)
  // The hash of the form's parameters.
  if (ofForm.length > 0) query.delete('cHash')
  if (value === '') query.delete(name)
  else query.set(name, value)
  return `${pathname}${query.size > 0 ? `?${query}` : ''}#${anchor}`
}
