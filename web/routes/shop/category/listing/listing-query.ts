import type { ListView } from '#web/catalogue/listing/product-list.tsx'

/** The parameters of a category's address. */
export interface ListingQuery {
  /** Option ids, `?f=…&f=…`. */
  options: string[]
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

const VIEWS = ['rows', 'dense', 'grid'] as const satisfies ListView[]

const wholeNumber = (text: string | null, least: number, most: number, otherwise: number): number => {
  const number = Number(text)
  return text && Number.isInteger(number) && number >= least ? Math.min(number, most) : otherwise
}

/** Reads tolerantly: invalid values fall back to the default. */
export function parseListingQuery(search: URLSearchParams): ListingQuery {
  const options = search.getAll('f').filter((id) => /^[0-9a-f]{32}$/.test(id))
  return {
    options: [...new Set(options)].toSorted(),
    order: search.get('order') || undefined,
    view: VIEWS.find((view) => view === search.get('view')) ?? 'rows',
    page: wholeNumber(search.get('p'), 1, 10_000, 1),
    show: wholeNumber(search.get('show'), 1, PAGE, STEP),
  }
}

/** The query string of a listing without default values: one address per listing. Empty or begins with `?`. */
export function listingSearch({ options, order, view, page, show }: ListingQuery): string {
  const search = new URLSearchParams(options.map((id) => ['f', id]))
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

/** Only the bare list and its pages are for search engines. */
export const isIndexable = ({ options, order, view, show }: ListingQuery): boolean =>
  options.length === 0 && !order && view === 'rows' && show === STEP
