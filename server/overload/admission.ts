import type { PageCacheOptions } from '#server/page-cache/page-cache.ts'
import { createGate, type Gate } from './gate.ts'

/** Decision record 0010 has the figures behind these numbers. */
const VISITORS = { line: { write: 200, checkout: 100, read: 100 } }
/**
 * Stale pages are renewed one after another, whatever the load: each costs little, and only cached pages are renewed.
 */
const RENEWALS = { underWay: 1, line: { write: 0, checkout: 0, read: 1_000 }, longestWait: 60_000 }

/**
 * The gate of this process, and its part for the page cache.
 * @param config `longestWait` of a visitor in milliseconds.
 */
export function createAdmission(
  { pagesAtOnce, longestWait }: { pagesAtOnce: number; longestWait: number },
  nextTurn: (callback: () => void) => void,
  watchGate: (gate: Gate) => Gate = (gate) => gate,
): { gate: Gate; admit: NonNullable<PageCacheOptions['admit']> } {
  const gate = watchGate(createGate({ ...VISITORS, underWay: pagesAtOnce, longestWait, nextTurn }))
  const renewals = createGate({ ...RENEWALS, nextTurn })
  return { gate, admit: { visit: () => gate.enter('read'), renewal: () => renewals.enter('read') } }
}
