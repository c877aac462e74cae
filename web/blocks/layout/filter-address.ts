interface PageAddress {
  pathname: string
  search: string
}

/**
 * Returns the address of the page with a filter set, or without it if the value is empty. Other filters stay; the list
 * begins at its first page.
 * @param anchor jump mark of the list
 */
export function filterAddress({ pathname, search }: PageAddress, name: string, value: string, anchor: string): string {
  const query = new URLSearchParams(search)
  query.delete('page')
  if (value === '') query.delete(name)
  else query.set(name, value)
  return `${pathname}${query.size > 0 ? `?${query}` : ''}#${anchor}`
}
