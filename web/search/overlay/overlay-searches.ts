/** Told of searches in the overlay, which have no page of their own. Owner: this module. */
const listeners = new Set<(term: string) => void>()

/** Names a search that the visitor has ended. Letters on the way to it are not searches. */
export function reportOverlaySearch(term: string): void {
  for (const listener of listeners) listener(term)
}

/**
 * Calls `listener` after each search in the overlay.
 * @returns ends it
 */
export function subscribeToOverlaySearches(listener: (term: string) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
