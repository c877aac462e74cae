import type { HitPage, Understood } from '#contracts/search/hit-page.ts'
import type { SearchRange, SearchRequest } from '#contracts/search/search-request.ts'
import { ServiceFailure } from '#contracts/failure.ts'
import type { Locale } from '#contracts/locales.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import type { TypedRange } from '#web/forms/numbers/typed-range.ts'
import { isNarrowed, PAGE_SIZE, parseBound, type SearchAddress, SORTINGS } from './search-query.ts'
import { firstViewOf, processorOf, SEARCH_VIEWS, type SearchView, viewOf } from './search-view.ts'
import type { SearchProblem, SearchReply } from './hits/shown-hit.ts'
import { toShownHit } from './hits/to-shown-hit.ts'

interface SearchSeam {
  search: (request: SearchRequest) => Promise<HitPage>
  locale: Locale
  ownOrigin: string
  /** Whether the visitor has other prices than those of the search. */
  hasOwnPrices?: boolean
  /** Names that complete the term, at most. Some of them are hits themselves. */
  completions?: number
}

/**
 * Searches as an address says. Without a view the first hit's is shown. Where the service counts its hits by source, a
 * second request fills that view. A service that does not know the sources gets one request, whose hits are sorted
 * here. Bounds that cannot be read as numbers are left out.
 */
export async function loadSearch(query: SearchAddress, seam: SearchSeam): Promise<SearchReply> {
  const { term, page } = query
  const { view, found } = query.view === undefined ? await findView(query, seam) : await findIn(query.view, query, seam)
  const all = found.hits.filter(({ processor }) => viewOf(processor) === view)
  // Without counts the service has not skipped any hits either.
  const hits = found.counts ? all : all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  const isShownNumber = (text: string) =>
    hits.some((hit) => hit.processor === 'shop product' && hit.product?.number === text)
  return {
    term,
    view,
    hits: hits.slice(0, PAGE_SIZE).map((hit) => toShownHit(hit, term, seam)),
    total: found.counts ? found.total : all.length,
    isTotalExact: found.isTotalExact,
    counts: countsOf(found),
    facets: view === 'products' ? found.facets : [],
    measures: view === 'products' ? found.measures : [],
    suggestions: found.suggestions.filter((text) => text !== term && !isShownNumber(text)),
    isSimilar: found.suggestions.some(isShownNumber),
    completions: completionsOf(found, hits),
    // The search does not know the visitor's own prices.
    sortings: view === 'products' ? found.sortings.filter((one) => one !== 'price' || !seam.hasOwnPrices) : [],
    understood: found.understood ? understoodTexts(toKnown(found.understood, found)) : [],
    incomplete: found.incomplete,
  }
}

async function findView(query: SearchAddress, seam: SearchSeam) {
  const { search, locale, completions } = seam
  const first = await search({ term: query.term, locale, size: PAGE_SIZE, completions })
  const view = firstViewOf(first.hits)
  const ofView = first.hits.filter(({ processor }) => viewOf(processor) === view).length
  const count = first.counts?.[processorOf(view)] ?? 0
  const isComplete = ofView >= Math.min(count, PAGE_SIZE)
  const isPlain = query.page === 1 && !isNarrowed(query)
  // The facets come with a request for products only.
  if (first.counts === undefined || (isComplete && isPlain && view !== 'products')) {
    return { view, found: { ...first, total: first.counts ? count : first.total } }
  }
  return findIn(view, query, seam)
}

async function findIn(
  view: SearchView,
  { term, page, filters, ranges, sort }: SearchAddress,
  { search, locale, completions }: SearchSeam,
) {
  const found = await search({
    term,
    locale,
    source: processorOf(view),
    from: (page - 1) * PAGE_SIZE,
    size: PAGE_SIZE,
    completions,
    ...(view === 'products' ? { filters, ranges: rangesOf(ranges), ...(sort !== SORTINGS[0] && { sort }) } : {}),
  })
  return { view, found }
}

function rangesOf(typed: Record<string, TypedRange>): Record<string, SearchRange> {
  return Object.fromEntries(
    Object.entries(typed).map(([key, { min, max }]) => [key, { min: readable(min), max: readable(max) }]),
  )
}

function readable(text: string): number | undefined {
  const value = parseBound(text)
  return Number.isNaN(value) ? undefined : value
}

/** Rows that are seen without scrolling, and names above them. */
const FIRST_ROWS = 5
const MOST_COMPLETIONS = 4

/** Names that complete the term, without those of the first hits, which are there already. */
function completionsOf({ completions }: HitPage, hits: HitPage['hits']): string[] {
  const shown = new Set(hits.slice(0, FIRST_ROWS).map(({ title }) => title))
  return completions.filter((title) => !shown.has(title)).slice(0, MOST_COMPLETIONS)
}

/** A word that no document has may be in one that was not read yet. */
const toKnown = (understood: Understood, { incomplete }: HitPage): Understood =>
  incomplete.length === 0 ? understood : { ...understood, unknown: [] }

const countsOf = ({ counts, hits }: HitPage): Record<SearchView, number> => {
  const count = (view: SearchView) =>
    counts?.[processorOf(view)] ?? hits.filter(({ processor }) => viewOf(processor) === view).length
  const [products, content, contacts, downloads] = SEARCH_VIEWS.map(count)
  return { products: products ?? 0, content: content ?? 0, contacts: contacts ?? 0, downloads: downloads ?? 0 }
}

/** How the service read the term, a sentence for each thing. */
function understoodTexts(understood: Understood): string[] {
  const { numbers, measures, synonyms, corrected, parts, unknown, language } = understood
  return [
    ...numbers.map((number) => m.search_understood_number({ number })),
    ...measures.map(({ text, values, label }) =>
      m.search_understood_measure({
        text,
        values: [label, values.map((value) => `${formatNumber(value, 2)}\u00a0mm`).join(' × ')]
          .filter(Boolean)
          .join(' '),
      }),
    ),
    ...corrected.map(({ word, as }) => m.search_understood_corrected({ word, as: as.join(', ') })),
    ...synonyms.map(({ word, as }) => m.search_understood_synonym({ word, as: as.join(', ') })),
    ...parts.map(({ word, as }) => m.search_understood_parts({ word, as: as.join(', ') })),
    ...(language ? [LANGUAGE_TEXTS[language]?.() ?? ''] : []),
    ...unknown.map((word) => m.search_understood_unknown({ word })),
  ].filter(Boolean)
}

/** Says of which language the words are. */
const LANGUAGE_TEXTS: Partial<Record<Locale, () => string>> = {
  de: m.search_understood_in_de,
  en: m.search_understood_in_en,
  nl: m.search_understood_in_nl,
  cz: m.search_understood_in_cz,
}

/** The meaning of a service's failure for the visitor. @throws any other error */
export function toSearchProblem(error: unknown): SearchProblem {
  if (!(error instanceof ServiceFailure)) throw error
  const { retryAfter } = error
  return retryAfter === undefined ? { kind: 'unreachable' } : { kind: 'too many', seconds: retryAfter }
}
