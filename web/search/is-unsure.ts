import type { SearchReply } from './hits/shown-hit.ts'
import type { SearchView } from './search-view.ts'

/** Origins whose documents a tab has. Categories are pages, data sheets are files. */
const ORIGINS = {
  products: ['shop'],
  content: ['shop', 'content'],
  contacts: ['content'],
  downloads: ['shop', 'content'],
} as const satisfies Record<SearchView, readonly string[]>

/** Whether a tab without hits may have some that were not read yet. */
export const isUnsure = (
  { counts, incomplete }: Pick<SearchReply, 'counts' | 'incomplete'>,
  view: SearchView,
): boolean => counts[view] === 0 && incomplete.some(({ origin }) => ORIGINS[view].some((one) => one === origin))
