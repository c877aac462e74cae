import { z } from 'zod'
import { isOfferedLocale, type Locale, offeredLocales } from '#contracts/locales.ts'

/** The source of a hit, as `processor` names it, in the order of the tabs. */
export const PROCESSORS = ['shop product', 'website', 'contacts', 'downloads'] as const
export type Processor = (typeof PROCESSORS)[number]

/**
 * Filters of products, in the order in which they are shown. Besides category and stock they are groups of properties, by
 * their keys in the catalogue.
 */
export const SEARCH_FILTERS = ['category', 'stock', 'family', 'material', 'chain', 'colour', 'thickness'] as const
export type SearchFilterName = (typeof SEARCH_FILTERS)[number]

/** Orders of products. A response names those that its hits can have. */
export const SEARCH_SORTINGS = ['relevance', 'name', 'number', 'price'] as const
export type SearchSorting = (typeof SEARCH_SORTINGS)[number]

export const SEARCH_LIMITS = {
  /** Characters of a trimmed term. */
  minTerm: 2,
  /** A longer term is cut. */
  maxTerm: 200,
  /** Hits of a response. */
  defaultSize: 10,
  maxSize: 50,
  /** Hits that can be paged to. */
  maxReach: 1_000,
  /** Values of one filter, and ranges of one request. */
  maxValues: 20,
  maxRanges: 6,
  /** Completions of a term. */
  maxCompletions: 8,
} as const

/** Bounds of a measure in its unit, both inclusive. */
export interface SearchRange {
  min?: number | undefined
  max?: number | undefined
}

export interface SearchRequest {
  term: string
  locale: Locale
  /** Only hits of this source; all four by default. */
  source?: Processor | undefined
  /** Hits to skip. */
  from?: number | undefined
  size?: number | undefined
  /** Keys of the values of a facet; any of them. Only for products. */
  filters?: Partial<Record<SearchFilterName, readonly string[]>> | undefined
  /** Bounds by the key of a measure in the response. Only for products. */
  ranges?: Readonly<Record<string, SearchRange>> | undefined
  /** Only for products; by relevance otherwise. */
  sort?: SearchSorting | undefined
  /** Names of products and categories that complete the term, at most; none by default. */
  completions?: number | undefined
}

/** A short name of a measure: `length`, `inner-width`. */
const MEASURE_KEY = /^[a-z][a-z0-9-]{0,39}$/

const decimal = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,4})?$/)
  .transform(Number)
const bound = z
  .literal('')
  .transform(() => undefined)
  .or(decimal)

const whole = (min: number, max: number) => z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(min).max(max))

/** `100..2000`, `100..` or `..2000`. */
const rangeSchema = z
  .string()
  .regex(/^[\d.]*$/)
  .transform((text) => text.split('..'))
  .pipe(z.tuple([bound, bound]))
  .transform(([min, max]): SearchRange => ({ min, max }))

/** A language of the site; the company's are known only when it is read. */
const languageOfSite = z.custom<Locale>((code) => typeof code === 'string' && isOfferedLocale(code), {
  error: () => `Invalid option: expected one of ${offeredLocales().join(', ')}`,
})

/**
 * The query of `GET /search`. `term`, `lang` and `index` are every search service's; the others are additions, which a
 * foreign service passes over. The term has been trimmed and cut.
 */
export const searchQuerySchema = z.object({
  term: z.string().transform((text) => [...text.trim()].slice(0, SEARCH_LIMITS.maxTerm).join('')),
  lang: languageOfSite,
  index: z.literal('content').default('content'),
  source: z.enum(PROCESSORS).optional(),
  from: whole(0, SEARCH_LIMITS.maxReach).default(0),
  size: whole(0, SEARCH_LIMITS.maxSize).default(SEARCH_LIMITS.defaultSize),
  filters: z
    .partialRecord(z.enum(SEARCH_FILTERS), z.array(z.string().min(1).max(80)).max(SEARCH_LIMITS.maxValues))
    .default({}),
  ranges: z
    .record(z.string().regex(MEASURE_KEY), rangeSchema)
    .refine((ranges) => Object.keys(ranges).length <= SEARCH_LIMITS.maxRanges)
    .default({}),
  sort: z.enum(SEARCH_SORTINGS).default('relevance'),
  completions: whole(0, SEARCH_LIMITS.maxCompletions).default(0),
})

export type SearchQuery = z.output<typeof searchQuerySchema>

const NAMED = /^(filter|range)\[([^\]]{1,40})\]$/

/** Reads the parameters of an address for {@link searchQuerySchema}. A filter may be given several times. */
export function groupSearchParams(params: URLSearchParams): Record<string, unknown> {
  // Maps, because a name may be one of an object's own: `__proto__`.
  const grouped = new Map<string, unknown>()
  const filters = new Map<string, string[]>()
  const ranges = new Map<string, string>()
  for (const [name, value] of params) {
    const [, kind, key = ''] = NAMED.exec(name) ?? []
    if (kind === 'filter') filters.set(key, [...(filters.get(key) ?? []), value])
    else if (kind === 'range') ranges.set(key, value)
    else grouped.set(name, value)
  }
  return { ...Object.fromEntries(grouped), filters: Object.fromEntries(filters), ranges: Object.fromEntries(ranges) }
}

/** Writes a request as the parameters of `GET /search`. */
export function toSearchParams(request: SearchRequest): URLSearchParams {
  const {
    term,
    locale,
    source,
    from = 0,
    size,
    filters = {},
    ranges = {},
    sort = 'relevance',
    completions = 0,
  } = request
  // Of the specification: a search service may tell cases apart.
  const params = new URLSearchParams({ term: term.toLowerCase(), lang: locale, index: 'content' })
  if (source) params.set('source', source)
  if (from > 0) params.set('from', String(from))
  if (size !== undefined) params.set('size', String(size))
  if (sort !== 'relevance') params.set('sort', sort)
  if (completions > 0) params.set('completions', String(completions))
  for (const name of SEARCH_FILTERS) for (const value of filters[name] ?? []) params.append(`filter[${name}]`, value)
  for (const [name, { min, max }] of Object.entries(ranges)) {
    if (min !== undefined || max !== undefined) params.append(`range[${name}]`, `${min ?? ''}..${max ?? ''}`)
  }
  return params
}
