import { LOCALES, type Locale } from '#contracts/locales.ts'
import type { AggregationsDocument, MatchReason, SearchDocument } from '#contracts/search/search-document.ts'
import {
  type Processor,
  PROCESSORS,
  SEARCH_FILTERS,
  SEARCH_LIMITS,
  type SearchQuery,
} from '#contracts/search/search-request.ts'
import type { LocaleIndex } from '#backend/search/index/locale-index.ts'
import type { Synonyms } from '#backend/search/query/synonyms.ts'
import type { Concept } from '#backend/search/query/concept.ts'
import { type Understanding, understand } from '#backend/search/query/understand.ts'
import { tokensOf } from '#backend/search/text/tokens.ts'
import { keysOf, mergeMeasures } from './merge-measures.ts'
import type { FoundDocument, FoundDocuments, FoundVariant, SearchStore, VariantFilter } from './search-store.ts'
import { type FoundHit, type SearchLinks, toHit } from './to-hit.ts'

export interface SearchTools {
  store: SearchStore
  synonyms: Synonyms
  links: SearchLinks
}

/** Scores of item numbers, above all that words can reach. */
const NUMBER_SCORE: Partial<Record<MatchReason, number>> = { number: 1_000, 'number-prefix': 500, similar: 1 }

/** A term that is nothing but an item number: parts with separators, and a digit behind the first one. */
const IS_NUMBER = /^\s*(?=[^\s-]+-.*\d)[a-z]{1,6}\d{0,2}(?:-[a-z\d.,×*]+)+\s*$/i

export type UntimedSearchDocument = Omit<SearchDocument, 'took' | 'timed_out'>

/** Searches the index: item numbers first, then documents by their words, then similar numbers. */
export async function search(tools: SearchTools, query: SearchQuery): Promise<UntimedSearchDocument> {
  const { store, synonyms } = tools
  const { term, lang: locale } = query
  if ([...term].length < SEARCH_LIMITS.minTerm) return NO_HITS
  const indexes = await store.readIndexes()
  const read = (words: Locale, isLoose = false) =>
    understand(term, indexes[words].lexicon, synonyms[words], indexes[words].groups, isLoose)
  const own = read(locale)
  // Lists of parts come from suppliers and sister companies: their words are those of another language of the site.
  for (const words of own.isKnown ? [] : LOCALES.filter((one) => one !== locale)) {
    const meaning = read(words)
    if (!meaning.isKnown) continue
    const found = await searchIn(tools, query, indexes, meaning, words)
    if (found.aggregations?.processor.buckets.some(({ doc_count: count }) => count > 0)) return found
  }
  const found = await searchIn(tools, query, indexes, own, locale)
  if (own.isKnown || productsOf(found) > 0) return found
  const looser = read(locale, true)
  // Without a compound it is the same.
  if (JSON.stringify(looser.shown.parts) === JSON.stringify(own.shown.parts)) return found
  const loose = await searchIn(tools, query, indexes, looser, locale)
  return productsOf(loose) > 0 || found.hits.total.value === 0 ? loose : found
}

const productsOf = ({ aggregations }: UntimedSearchDocument): number =>
  aggregations?.processor.buckets.find(({ key }) => key === 'shop product')?.doc_count ?? 0

/** @param words the language of the term's words: of another one only products are found, which have texts in each */
async function searchIn(
  tools: SearchTools,
  query: SearchQuery,
  indexes: Record<Locale, LocaleIndex>,
  { numberKeys, concepts: meant, shown, suggestion }: Understanding,
  words: Locale,
): Promise<UntimedSearchDocument> {
  const { store, links } = tools
  const { term, lang: locale, source, from, size } = query
  const index = indexes[words]
  const isForeign = words !== locale
  const filter = variantFilter(query, index)
  const numbers = await store.findNumbers(numberKeys, filter)
  // The digits of an item number do not measure anything.
  const isNumber = numbers.some(({ key }) => key === numberKeys[0])
  const concepts = isNumber ? meant.map((concept) => ({ ...concept, values: [], optionIds: [] })) : meant
  const withNumbers = source === undefined || source === 'shop product'
  const shownNumbers = withNumbers ? numbers.slice(from, from + size) : []
  const [byNumber, found] = await Promise.all([
    readNumberHits(store, locale, shownNumbers),
    store.findDocuments({
      locale: words,
      concepts,
      source: isForeign ? 'shop product' : source,
      filter,
      from: Math.max(0, from - (withNumbers ? numbers.length : 0)),
      size: size - shownNumbers.length,
      without: numbers.map(({ productId }) => productId),
      withFacets: source === 'shop product',
    }),
  ])
  const documents = isForeign ? await productsIn(store, locale, found, source) : found
  // Parts of a wrong number are words of many products, none of which may be the right one.
  const isFound = !IS_NUMBER.test(term) && (documents.hits[0]?.matched ?? 0) >= concepts.length
  const similar = numbers.length > 0 || isFound ? [] : await store.findSimilarNumbers(numberKeys, filter)
  const similarHits = withNumbers && from === 0 ? similar : []
  const products = documents.hits.filter(({ processor }) => processor === 'shop product').map(({ ref }) => ref)
  const [picked, bySimilarity] = await Promise.all([
    store.pickVariants(products, concepts, index, filter),
    readNumberHits(store, locale, similarHits),
  ])
  const hits: FoundHit[] = [
    ...byNumber,
    ...(IS_NUMBER.test(term) ? bySimilarity : []),
    ...documents.hits.map((document) => ({
      document,
      variant: picked.get(document.ref),
      reasons: reasonsOf(document, concepts),
      score: scoreOf(document),
    })),
    ...(IS_NUMBER.test(term) ? [] : bySimilarity),
  ].slice(0, size)
  const begin = tokensOf(term).at(-1)?.word ?? ''
  const stems = new Set(
    concepts.flatMap(({ text, alternatives }) =>
      // A single letter begins half of all words.
      alternatives.flatMap(({ groups, isBegun }) => (isBegun && text.length === 1 ? [] : groups.flat())),
    ),
  )
  const counts = PROCESSORS.map((key) => ({
    key,
    doc_count: (documents.counts[key] ?? 0) + (key === 'shop product' ? numbers.length + similar.length : 0),
  }))
  const total = counts.filter(({ key }) => source === undefined || key === source)
  return {
    hits: {
      total: { value: total.reduce((sum, { doc_count: count }) => sum + count, 0), relation: 'eq' },
      max_score: hits[0]?.score ?? null,
      hits: hits.map((hit) => toHit(hit, { locale, links, index: indexes[locale], marked: { stems, begin } })),
    },
    aggregations: {
      processor: { buckets: counts },
      ...(source === 'shop product' ? facetsOf(documents, indexes[locale]) : {}),
    },
    suggest: [...(suggestion === undefined ? [] : [suggestion]), ...similar.map(({ number }) => number)],
    understood: {
      numbers: numbers.length > 0 ? numberKeys.slice(0, 1) : [],
      ...shown,
      ...(numbers.length > 0 && { unknown: [] }),
      ...(isForeign && { language: words }),
    },
  }
}

/** Products that were found by words of another language, as documents of this one. */
async function productsIn(
  store: SearchStore,
  locale: Locale,
  found: FoundDocuments,
  source: Processor | undefined,
): Promise<FoundDocuments> {
  const counts = { 'shop product': found.counts['shop product'] ?? 0 }
  if (source !== undefined && source !== 'shop product') return { ...found, counts, hits: [] }
  const own = await store.readProductDocuments(
    locale,
    found.hits.map(({ ref }) => ref),
  )
  const hits = found.hits.flatMap((hit) => {
    const document = own.get(hit.ref)
    return document ? [{ ...document, matched: hit.matched, rank: hit.rank, isExact: hit.isExact }] : []
  })
  return { ...found, counts, hits }
}

async function readNumberHits(store: SearchStore, locale: Locale, found: readonly FoundVariant[]): Promise<FoundHit[]> {
  if (found.length === 0) return []
  const [variants, families] = await Promise.all([
    store.readFoundVariants(found.map(({ id }) => id)),
    store.readProductDocuments(
      locale,
      found.map(({ productId }) => productId),
    ),
  ])
  return found.flatMap(({ id, productId, reason }): FoundHit[] => {
    const document = families.get(productId)
    return document
      ? [{ document, variant: variants.get(id), reasons: [reason], score: NUMBER_SCORE[reason] ?? 1 }]
      : []
  })
}

const NO_HITS: UntimedSearchDocument = {
  hits: { total: { value: 0, relation: 'eq' }, max_score: null, hits: [] },
  aggregations: { processor: { buckets: PROCESSORS.map((key) => ({ key, doc_count: 0 })) } },
  suggest: [],
  understood: { numbers: [], measures: [], synonyms: [], corrected: [] },
}

const scoreOf = ({ matched, rank }: FoundDocument): number => Math.round((matched * 10 + rank) * 1_000) / 1_000

/** The strongest reason of every concept that the document may have matched by. */
function reasonsOf({ isExact }: FoundDocument, concepts: readonly Concept[]): MatchReason[] {
  const reasons = concepts.flatMap(({ alternatives, values }): MatchReason[] => {
    const first = alternatives[0]?.reason
    if (values.length > 0 && first !== 'name') return ['measures']
    return first === undefined || (first === 'name' && !isExact) ? [] : [first]
  })
  const others = concepts.flatMap(({ alternatives }) => alternatives.slice(1).map(({ reason }) => reason))
  return [...new Set(reasons.length > 0 ? reasons : others)]
}

/** Values of the filters in the order of the catalogue, and the measures of the found products. */
function facetsOf({ optionCounts, ranges }: FoundDocuments, { options }: LocaleIndex): Partial<AggregationsDocument> {
  const filters = SEARCH_FILTERS.flatMap((name) => {
    const values = Object.entries(optionCounts)
      .flatMap(([id, count]) => {
        const option = options.get(id)
        return option?.filter === name ? [{ ...option, count }] : []
      })
      .toSorted((a, b) => a.position - b.position)
    const [first] = values
    if (!first) return []
    return [
      [
        name,
        {
          label: first.label,
          buckets: values.map(({ key, name, count }) => ({ key, label: name, doc_count: count })),
        },
      ] as const,
    ]
  })
  return { filters: Object.fromEntries(filters), ranges: mergeMeasures(ranges) }
}

/** Returns the conditions of a variant by the filters and ranges of a query; undefined if it has none. */
function variantFilter({ filters, ranges }: SearchQuery, { options }: LocaleIndex): VariantFilter | undefined {
  const optionIds = SEARCH_FILTERS.flatMap((name) => {
    const keys = filters[name]
    if (!keys || keys.length === 0) return []
    // A value that no option has excludes everything.
    return [
      [...options.values()].filter(({ filter, key }) => filter === name && keys.includes(key)).map(({ id }) => id),
    ]
  })
  const bounds = Object.entries(ranges)
    .filter(([, { min, max }]) => min !== undefined || max !== undefined)
    .map(([key, range]) => ({ keys: keysOf(key), range }))
  return optionIds.length + bounds.length === 0 ? undefined : { optionIds, ranges: bounds }
}
