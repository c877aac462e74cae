import type { AskedSearch } from '#contracts/search/asked-search.ts'
import { searchHitsPath } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import type { SearchReply } from './hits/shown-hit.ts'

/** Tells the company's report of a search, also while the page is left. */
export function noteSearch({ term, hits, isFollowed }: AskedSearch): void {
  const fields = { term, hits: String(hits), followed: isFollowed ? '1' : '' }
  navigator.sendBeacon(searchHitsPath(getLocale()), new URLSearchParams(fields))
}

/** Hits of all kinds together. */
export const hitsOfReply = ({ counts }: SearchReply): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** Whether a press in the hits follows one of them, or puts it into the request. */
export const isHitFollowed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a[data-leads-away], a[download], button[value]') !== null
