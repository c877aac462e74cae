import { parseStoredJson, readStoredText, writeStoredText } from '#web/ui/browser-storage.ts'

/** Products that the device remembers. */
export const MOST_SEEN = 5

const KEY = 'last-visited-products'
const ID = /^[0-9a-f]{32}$/

/** Product ids, the newest first: each once, `MOST_SEEN` at most, and nothing that is not an id. */
export const seenIds = (ids: readonly unknown[]): string[] =>
  [...new Set(ids.filter((id): id is string => typeof id === 'string' && ID.test(id)))].slice(0, MOST_SEEN)

/** The ids stored on this device; none where it stores nothing. */
export function readSeenIds(): string[] {
  const stored = parseStoredJson(readStoredText('localStorage', KEY) ?? '[]')
  return Array.isArray(stored) ? seenIds(stored) : []
}

const writeSeenIds = (ids: readonly string[]) => void writeStoredText('localStorage', KEY, JSON.stringify(ids))

/** Puts a product first. Read again before writing, because another tab may have stored one. */
export const rememberSeen = (id: string): void => writeSeenIds(seenIds([id, ...readSeenIds()]))

/** Drops the products that the shop no longer has. */
export function forgetGone(asked: readonly string[], found: readonly string[]): void {
  const gone = new Set(asked.filter((id) => !found.includes(id)))
  if (gone.size > 0) writeSeenIds(readSeenIds().filter((id) => !gone.has(id)))
}
