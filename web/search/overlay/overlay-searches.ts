import type { AskedSearch } from '#contracts/search/asked-search.ts'

/** Told of searches in the overlay, which have no page of their own. Owner: this module. */
const listeners = new Set<(search: AskedSearch) => void>()

/** Names a search that the visitor has ended. Letters on the way to it are not searches. */
export function reportOverlaySearch(search: AskedSearch): void {
  for (const listener of listeners) listener(search)
}

/**
 * Calls `listener` after each search in the overlay.
 * @returns ends it
 */
export function subscribeToOverlaySearches(listener: (search: AskedSearch) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
