/** A reference to a page or a file in an element; `field` is its path, `items.2.link`. */
export type Reference = { field: string; page: number } | { field: string; file: string }

const HTML_LINK = /href="page:(\d+)/g

/**
 * Finds the references of an element of any type: links (`{ page: 12 }`), files (`{ file: 'a.svg' }`), and links in
 * HTML (`href="page:12"`).
 */
export function findReferences(value: unknown, field = ''): Reference[] {
  if (typeof value === 'string')
    return [...value.matchAll(HTML_LINK)].map(([, uid]): Reference => ({ field, page: Number(uid) }))
  if (typeof value !== 'object' || value === null) return []
  if ('page' in value && typeof value.page === 'number') return [{ field, page: value.page }]
  if ('file' in value && typeof value.file === 'string') return [{ field, file: value.file }]
  return Object.entries(value).flatMap(([key, inner]) => findReferences(inner, field === '' ? key : `${field}.${key}`))
}
