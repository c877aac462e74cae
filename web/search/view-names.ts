import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { SEARCH_VIEWS, type SearchView } from './search-view.ts'

const NAMES = {
  products: m.search_products,
  content: m.search_content,
  contacts: m.search_contacts,
  downloads: m.search_downloads,
} as const satisfies Record<SearchView, () => string>

export const viewName = (view: SearchView): string => NAMES[view]()

/** "38 results". */
export const foundText = (count: number): string => m.search_found({ count: formatNumber(count) })

/** The numbers of results as a sentence, for screen readers, which do not show the tabs: "Products: 38 results". */
export const announcedCounts = (counts: Record<SearchView, number>): string =>
  SEARCH_VIEWS.filter((view) => counts[view] > 0)
    .map((view) => m.search_announced({ view: viewName(view), found: foundText(counts[view]) }))
    .join(', ')
