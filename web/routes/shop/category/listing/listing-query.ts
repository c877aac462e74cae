import type { ListView } from '#web/catalogue/listing/product-list.tsx'
import type { TypedRange } from '#web/forms/numbers/typed-range.ts'

/** The parameters of a category's address. */
export interface ListingQuery {
  /** Option ids, `?f=…&f=…`. */
  options: string[]
  /** Facts that products must have, `?t=…`. */
  traits: string[]
  /** By a measure's symbol, as typed: `?min-b=17,4&max-b=20`. */
  ranges: Record<string, TypedRange>
  /** Key of a sorting of the shop, `?order=`; undefined: the shop's own. */
  order: string | undefined
  view: ListView
  /** Pages of {@link PAGE} rows, from 1: `?p=`. */
  page: number
  /** Rows of this page that are shown, `?show=`. */
  show: number
}

/** Rows that "show more" adds. */
export const STEP = 24
/** Rows of a page, however many requests the shop takes for them. */
export const PAGE = 250

/** The last page of a list, which is the first of an empty one. */
export const lastPageOf = (total: number): number => Math.max(1, Math.ceil(total / PAGE))

const VIEWS = ['rows', 'dense', 'grid'] as const satisfies ListView[]

const wholeNumber = (text: string | null, least: number, most: number, otherwise: number): number => {
  const number = Number(text)
  return text && Number.isInteger(number) && number >= least ? Math.min(number, most) : otherwise
}

/** Letters; Shopware stores keys of this length. */
const LONGEST_ORDER = 255

/** Reads tolerantly: invalid values fall back to the default. */
export function parseListingQuery(search: URLSearchParams): ListingQuery {
  const options = search.getAll('f').filter((id) => /^[0-9a-f]{32}$/.test(id))
  return {
    options: [...new Set(options)].toSorted(),
    traits: [...new Set(search.getAll('t').filter((trait) => /^[a-z-]{1,20}$/.test(trait)))].toSorted(),
    ranges: rangesIn(search),
    order: search.getAll('order').find((key) => key !== '' && key.length <= LONGEST_ORDER),
    view: VIEWS.find((view) => view === search.get('view')) ?? 'rows',
    page: wholeNumber(search.get('p'), 1, 10_000, 1),
    show: wholeNumber(search.get('show'), 1, PAGE, STEP),
  }
}

/** Measures have few names: more of them than this are not an address of a list. */
const MOST_RANGES = 20

function rangesIn(search: URLSearchParams): Record<string, TypedRange> {
  const names = [...search].flatMap(([name, value]) =>
    value.trim() ? (/^m(?:in|ax)-(.{1,20})$/.exec(name)?.[1] ?? []) : [],
  )
  const symbols = [...new Set(names)].toSorted().slice(0, MOST_RANGES)
  const typed = (name: string) => (search.get(name) ?? '').trim().slice(0, 20)
  return Object.fromEntries(
    symbols.map((symbol) => [symbol, { min: typed(`min-${symbol}`), max: typed(`max-${symbol}`) }]),
  )
}

/** The query string of a listing without default values: one address per listing. Empty or begins with `?`. */
export function listingSearch({ options, traits, ranges, order, view, page, show }: ListingQuery): string {
  const search = new URLSearchParams([...options.map((id) => ['f', id]), ...traits.map((trait) => ['t', trait])])
  for (const [symbol, { min, max }] of Object.entries(ranges)) {
    if (min) search.set(`min-${symbol}`, min)
    if (max) search.set(`max-${symbol}`, max)
  }
  if (order) search.set('order', order)
  if (view !== 'rows') search.set('view', view)
  if (page > 1) search.set('p', String(page))
  if (show !== STEP) search.set('show', String(show))
  return search.size > 0 ? `?${search}` : ''
}

/** Filters and sorting return to the first page. */
export const fromTop = (query: ListingQuery, change: Partial<ListingQuery>): ListingQuery => ({
  ...query,
  page: 1,
  show: STEP,
  ...change,
})

/** A list without order, view and page. */
export const BARE = { order: undefined, view: 'rows', page: 1, show: STEP } satisfies Partial<ListingQuery>

export const WITHOUT_FILTERS = { options: [], traits: [], ranges: {} } satisfies Partial<ListingQuery>

/** Number of filters, for a badge; 0 for the whole list. */
export const filterCount = ({ options, traits, ranges }: ListingQuery): number =>
  options.length + traits.length + Object.keys(ranges).length

/** Only the bare list and its pages are for search engines. */
export const isIndexable = (query: ListingQuery): boolean =>
  filterCount(query) === 0 && !query.order && query.view === 'rows' && query.show === STEP
