import { isUnclear, parseMeasure, settleRange, type TypedRange } from '#web/forms/numbers/typed-range.ts'
import { readSearchView, type SearchView } from './search-view.ts'

/** Characters of a trimmed term; shorter ones are not searched for. */
export const LEAST_TERM = 2
/** Characters that a field takes; the service cuts longer terms. */
export const LONGEST_TERM = 200
/** Hits of a page. */
export const PAGE_SIZE = 20
/** Pages that can be reached: the service gives no hits beyond 1,000. */
export const LAST_PAGE = 50

/** The last page of so many hits. */
export const lastPage = (total: number): number => Math.max(1, Math.min(LAST_PAGE, Math.ceil(total / PAGE_SIZE)))

/** Names of the filters, which are those of the parameters. */
export const FILTERS = ['category', 'stock', 'family', 'material', 'chain', 'colour', 'thickness'] as const
export type FilterName = (typeof FILTERS)[number]

/** Orders of products, of which the service names those that it can. The first one is not in an address. */
export const SORTINGS = ['relevance', 'name', 'number', 'price'] as const
export type HitSorting = (typeof SORTINGS)[number]

/** Parameters of an address. Those of a measure are `min-length` and `max-length`. */
export const TERM = 'term'
export const VIEW = 'view'
export const PAGE_NUMBER = 'p'
export const SORT = 'sort'
/** Its value is `all`: a whole item number leads to the list of hits instead of its product. */
export const SHOW = 'show'
export const ALL = 'all'

/** A search as its address says it. */
export interface SearchAddress {
  /** Trimmed. */
  term: string
  /** Undefined: that of the first hit. */
  view: SearchView | undefined
  /** From 1 on. */
  page: number
  filters: Partial<Record<FilterName, string[]>>
  /** By the key of the measure. */
  ranges: Record<string, TypedRange>
  sort: HitSorting
  /** Whether a whole item number leads to the list of hits, too. */
  isList: boolean
}

/** As the search service takes them: values and measures of one request, and characters of a value. */
const MOST_VALUES = 20
const MOST_RANGES = 6
const LONGEST_VALUE = 80
const BOUND = /^(min|max)-([a-z][a-z0-9-]{0,39})$/

const isFilter = (name: string): name is FilterName => FILTERS.some((filter) => filter === name)

/** Reads an address. Values that the page does not offer are left out. */
export function parseSearchAddress(params: URLSearchParams): SearchAddress {
  const filters: SearchAddress['filters'] = {}
  const ranges = new Map<string, TypedRange>()
  for (const [name, value] of params) {
    if (isFilter(name)) {
      const values = filters[name] ?? []
      const isNew = value !== '' && value.length <= LONGEST_VALUE && !values.includes(value)
      if (isNew && values.length < MOST_VALUES) filters[name] = [...values, value]
    }
    const [, side, key = ''] = BOUND.exec(name) ?? []
    if (side === undefined || value.trim() === '') continue
    const range = ranges.get(key) ?? { min: '', max: '' }
    if (ranges.size < MOST_RANGES || ranges.has(key)) ranges.set(key, { ...range, [side]: value.trim().slice(0, 20) })
  }
  const page = Number(params.get(PAGE_NUMBER) ?? 1)
  return {
    term: [...(params.get(TERM) ?? '').trim()].slice(0, LONGEST_TERM).join(''),
    view: readSearchView(params.get(VIEW)),
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1,
    filters,
    ranges: Object.fromEntries(ranges),
    sort: SORTINGS.find((sorting) => sorting === params.get(SORT)) ?? SORTINGS[0],
    isList: params.get(SHOW) === ALL,
  }
}

/** Writes what {@link parseSearchAddress} reads; with `?` in front, or empty. */
export function searchParamsOf(address: Partial<SearchAddress>): string {
  const { term, view, page = 1, filters = {}, ranges = {}, sort = SORTINGS[0], isList = false } = address
  const params = new URLSearchParams()
  if (term) params.set(TERM, term)
  if (view) params.set(VIEW, view)
  for (const name of FILTERS) for (const value of filters[name] ?? []) params.append(name, value)
  for (const [key, range] of Object.entries(ranges)) {
    for (const side of ['min', 'max'] as const) if (range[side]) params.set(`${side}-${key}`, range[side])
  }
  if (sort !== SORTINGS[0]) params.set(SORT, sort)
  if (isList) params.set(SHOW, ALL)
  if (page > 1) params.set(PAGE_NUMBER, String(page))
  return params.size > 0 ? `?${params}` : ''
}

/** Whether an address narrows the products of a term. */
export const isNarrowed = ({ filters, ranges }: Pick<SearchAddress, 'filters' | 'ranges'>): boolean =>
  Object.keys({ ...filters, ...ranges }).length > 0

export const isSearchable = (term: string): boolean => [...term].length >= LEAST_TERM

/** Parameter of a bound, which is the name of its field. */
export const boundName = (side: keyof TypedRange, key: string): string => `${side}-${key}`

/** A bound as a number: undefined for an empty one, NaN for one that no measure can have. */
export function parseBound(text: string): number | undefined {
  if (text === '') return undefined
  const value = parseMeasure(text)
  return value >= 0 && value < 1e7 ? Math.round(value * 1e4) / 1e4 : Number.NaN
}

/**
 * The same search with one reading for each bound, where a bound has two: see {@link settleRange}. Undefined if none has.
 * @param measures of the hits.
 */
export function settleBounds(
  query: SearchAddress,
  measures: readonly { key: string; min: number; max: number }[],
): SearchAddress | undefined {
  const entries = Object.entries(query.ranges)
  if (!entries.some(([, typed]) => isUnclear(typed))) return undefined
  const settled = entries.map(([key, typed]) => [
    key,
    settleRange(
      typed,
      measures.find((one) => one.key === key),
    ),
  ])
  return { ...query, ranges: Object.fromEntries(settled) }
}
