/** Products that one comparison has at most. */
export const MOST_COMPARED = 6
/** Products that make a comparison. */
export const LEAST_COMPARED = 2

/** Characters of an item number or id. */
const LONGEST_ITEM = 64

/** Numbers or ids without repetitions and empty ones. Numbers that differ only in case are one. */
export function uniqueItems(items: readonly unknown[]): string[] {
  const named = new Map<string, string>()
  for (const item of items) {
    if (typeof item !== 'string') continue
    const text = item.trim().slice(0, LONGEST_ITEM)
    const key = text.toUpperCase()
    if (text && !named.has(key)) named.set(key, text)
  }
  return [...named.values()]
}
