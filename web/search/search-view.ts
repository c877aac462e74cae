import type { Hit } from '#contracts/search/hit-page.ts'
import type { Processor } from '#contracts/search/search-request.ts'

/** The tabs of a search, in their order. */
export const SEARCH_VIEWS = ['products', 'content', 'contacts', 'downloads'] as const
export type SearchView = (typeof SEARCH_VIEWS)[number]

const PROCESSOR_OF = {
  products: 'shop product',
  content: 'website',
  contacts: 'contacts',
  downloads: 'downloads',
} as const satisfies Record<SearchView, Processor>

export const processorOf = (view: SearchView): Processor => PROCESSOR_OF[view]

export const viewOf = (processor: Processor): SearchView =>
  SEARCH_VIEWS.find((view) => PROCESSOR_OF[view] === processor) ?? 'content'

export const readSearchView = (text: string | null): SearchView | undefined =>
  SEARCH_VIEWS.find((view) => view === text)

/** The tab that a search opens: that of its first hit. */
export const firstViewOf = (hits: readonly Pick<Hit, 'processor'>[]): SearchView =>
  viewOf(hits[0]?.processor ?? 'website')
