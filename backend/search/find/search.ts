import { offeredLocales, type Locale } from '#contracts/locales.ts'
import type { MatchReason, SearchDocument, UnderstoodDocument } from '#contracts/search/search-document.ts'
import { type Processor, PROCESSORS, SEARCH_LIMITS, type SearchQuery } from '#contracts/search/search-request.ts'
import type { LocaleIndex } from '#backend/search/index/locale-index.ts'
import { pinKey } from '#backend/search/query/pins.ts'
import type { ReadSearchWords } from '#backend/search/query/search-words.ts'
import type { Concept } from '#backend/search/query/concept.ts'
import { type Understanding, understand } from '#backend/search/query/understand.ts'
import { tokensOf } from '#backend/search/text/tokens.ts'
import { searchFacets, variantFilter } from './facets.ts'
import { filterNumbers, type FoundNumbers, NO_NUMBERS } from './filter-numbers.ts'
import type { FoundDocument, FoundDocuments, SearchStore, SimilarVariant } from './search-store.ts'
import { unmetBounds } from './unmet-bounds.ts'
import { sortHits } from './sort-hits.ts'
import { type FoundHit, type SearchLinks, toHit } from './to-hit.ts'

export interface SearchTools {
  store: SearchStore
  words: ReadSearchWords
  links: SearchLinks
}

/** Scores of item numbers, above all that words can reach. */
const NUMBER_SCORE: Partial<Record<MatchReason, number>> = { number: 1_000, 'number-prefix': 500, similar: 1 }

/** Above all that words can reach, below a number. */
const PIN_SCORE = 400

/** A term that is nothing but an item number: parts with separators, and a digit behind the first one. */
const IS_NUMBER = /^\s*(?=[^\s-]+-.*\d)[a-z]{1,6}\d{0,2}(?:-[a-z\d.,×*]+)+-?\s*$/i

export type UntimedSearchDocument = Omit<SearchDocument, 'took' | 'timed_out'>

/** Searches the index: item numbers first, then documents by their words, then similar numbers. */
export async function search(tools: SearchTools, query: SearchQuery): Promise<UntimedSearchDocument> {
  const { store, links } = tools
  const { term, lang: locale } = query
  if ([...term].length < SEARCH_LIMITS.minTerm) return NO_HITS
  const [indexes, { synonyms, pins }] = await Promise.all([store.readIndexes(), tools.words()])
  const read = (words: Locale, isLoose = false) =>
    understand(term, indexes[words].lexicon, synonyms[words], indexes[words].groups, isLoose)
  const own = read(locale)
  const places = (pins[locale].get(pinKey(term)) ?? []).map((address) => links.place(locale, address))
  const pinned = await store.readPlaces(locale, places)
  if (pinned.length > 0) return searchIn(tools, query, indexes, own, locale, pinned)
  const answer = async (meaning: Understanding, words: Locale) => {
    const unmet = await unmetBounds(store, meaning, words)
    const rest = unmet.reduce((text, bound) => text.replace(bound, ' '), term).trim()
    if (unmet.length === 0 || rest === term) return searchIn(tools, query, indexes, meaning, words)
    const found = await search(tools, { ...query, term: rest })
    const { understood = NOTHING_READ } = found
    return { ...found, understood: { ...understood, unknown: [...(understood.unknown ?? []), ...unmet] } }
  }
  // Lists of parts come from suppliers and sister companies: their words are those of another language of the site.
  const isOwn = own.isNameBegun || (own.isKnown && own.isNamed)
  for (const words of isOwn ? [] : offeredLocales().filter((one) => one !== locale)) {
    const meaning = read(words)
    // A text may have `chain` by chance. Names of another language count more.
    const isMeant = own.isKnown
      ? meaning.isKnown && meaning.isNamed
      : (meaning.isKnown && !own.isBegun) || meaning.isNameBegun
    if (!isMeant) continue
    const found = await answer(meaning, words)
    if (found.aggregations?.processor.buckets.some(({ doc_count: count }) => count > 0)) return found
  }
  const found = await answer(own, locale)
  if (own.isKnown || productsOf(found) > 0) return found
  const looser = read(locale, true)
  // Without a compound it is the same.
  if (JSON.stringify(looser.shown.parts) === JSON.stringify(own.shown.parts)) return found
  const loose = await searchIn(tools, query, indexes, looser, locale)
  return productsOf(loose) > 0 || found.hits.total.value === 0 ? loose : found
}

const productsOf = ({ aggregations }: UntimedSearchDocument): number =>
  aggregations?.processor.buckets.find(({ key }) => key === 'shop product')?.doc_count ?? 0

/**
 * @param pins documents that the company puts first
 * @param words the language of the term's words: of another one only products are found, which have texts in each
 */
async function searchIn(
  tools: SearchTools,
  query: SearchQuery,
  indexes: Record<Locale, LocaleIndex>,
  { numberKeys, concepts: meant, shown: reading, suggestion }: Understanding,
  words: Locale,
  pins: readonly FoundDocument[] = [],
): Promise<UntimedSearchDocument> {
  const { store, links } = tools
  const { term, lang: locale, source, from, size } = query
  const index = indexes[words]
  const isForeign = words !== locale
  const filter = variantFilter(query, index)
  const isProducts = source === 'shop product'
  const sorting = isProducts && query.sort !== 'relevance' ? query.sort : undefined
  const numbers = await filterNumbers(store, (given) => store.findNumbers(numberKeys, given), filter)
  const findSimilar = () => filterNumbers(store, (given) => store.findSimilarNumbers(numberKeys, given), filter)
  // The digits of an item number do not measure anything.
  const isNumber = numbers.all.some(({ key }) => key === numberKeys[0])
  const concepts = isNumber ? meant.map((concept) => ({ ...concept, values: [], optionIds: [] })) : meant
  const isWrongNumber = numbers.all.length === 0 && IS_NUMBER.test(term)
  // The numbers that the term means, or the most similar ones, are before everything else.
  const wrong = isWrongNumber ? await findSimilar() : undefined
  const first: FoundNumbers = wrong ?? numbers
  const withNumbers = source === undefined || isProducts
  const leading = withNumbers ? first.passing : []
  const part = sorting ? { from: 0, size: SEARCH_LIMITS.maxReach } : { from, size }
  const numbered = new Set(numbers.all.map(({ productId }) => productId))
  // A filter or an order asks for something else than the company has thought of.
  const pinned = filter || sorting ? [] : pins.filter(({ ref }) => !numbered.has(ref))
  const front = [...leading, ...pinned.filter(({ processor }) => source === undefined || processor === source)]
  const shownFront = front.slice(part.from, part.from + part.size)
  const shownLeading = shownFront.flatMap((one) => ('productId' in one ? one : []))
  const shownPins = shownFront.flatMap((one) => ('processor' in one ? one : []))
  const found = await store.findDocuments({
    locale: words,
    concepts,
    source: isForeign ? 'shop product' : source,
    filter,
    from: Math.max(0, part.from - front.length),
    size: part.size - shownFront.length,
    without: [...numbered].map((ref) => ({ processor: 'shop product', ref })),
    pinned,
    withFacets: isProducts,
  })
  const documents = isForeign ? await productsIn(store, locale, found, source) : found
  // Parts of a wrong number are words of many products, none of which may be the right one.
  const isFound = numbers.all.length > 0 || documents.most >= concepts.length
  const last: FoundNumbers<SimilarVariant> = wrong || isFound ? NO_NUMBERS : await findSimilar()
  const others = sumOf(documents.counts, source) + front.length - leading.length
  const afterOthers = Math.max(0, part.from - leading.length - others)
  const trailing = withNumbers ? last.passing.slice(afterOthers, afterOthers + part.size) : []
  const shown = [...shownPins, ...documents.hits]
  const products = shown.filter(({ processor }) => processor === 'shop product').map(({ ref }) => ref)
  const [picked, leadingHits, trailingHits] = await Promise.all([
    store.pickVariants(products, concepts, index, filter),
    readNumberHits(store, locale, { ...first, passing: shownLeading }),
    readNumberHits(store, locale, { ...last, passing: trailing }),
  ])
  const all: FoundHit[] = [
    ...leadingHits,
    ...shown.map((document, place) => ({
      document,
      variant: picked.get(document.ref),
      reasons: reasonsOf(document, concepts),
      score: place < shownPins.length ? PIN_SCORE : scoreOf(document),
    })),
    ...trailingHits,
  ]
  const hits = sorting ? sortHits(all, sorting, locale).slice(from, from + size) : all.slice(0, size)
  const begin = tokensOf(term).at(-1)?.word ?? ''
  const stems = new Set(
    concepts.flatMap(({ text, alternatives }) =>
      // A single letter begins half of all words.
      alternatives.flatMap(({ groups, isBegun }) => (isBegun && text.length === 1 ? [] : groups.flat())),
    ),
  )
  const byNumber = first.passing.length + last.passing.length
  const counts = PROCESSORS.map((key) => ({
    key,
    doc_count:
      (documents.counts[key] ?? 0) +
      (key === 'shop product' ? byNumber : 0) +
      pinned.filter(({ processor }) => processor === key).length,
  }))
  const optionCounts = [first, last].reduce(addCounts, documents.optionCounts)
  return {
    hits: {
      total: { value: others + (withNumbers ? byNumber : 0), relation: 'eq' },
      max_score: hits[0]?.score ?? null,
      hits: hits.map((hit) => toHit(hit, { locale, links, index: indexes[locale], marked: { stems, begin } })),
    },
    aggregations: {
      processor: { buckets: counts },
      ...(isProducts ? searchFacets(optionCounts, documents.ranges, indexes[locale]) : {}),
    },
    suggest: [...(suggestion === undefined ? [] : [suggestion]), ...(wrong ?? last).all.map(({ number }) => number)],
    ...(query.completions > 0 && { completions: indexes[locale].complete(term, query.completions) }),
    understood: {
      numbers: numbers.all.length > 0 ? numberKeys.slice(0, 1) : [],
      ...reading,
      ...(numbers.all.length + pinned.length > 0 && { unknown: [] }),
      ...(isForeign && { language: words }),
    },
  }
}

const sumOf = (counts: FoundDocuments['counts'], source: Processor | undefined): number =>
  PROCESSORS.filter((key) => source === undefined || key === source).reduce((sum, key) => sum + (counts[key] ?? 0), 0)

const addCounts = (
  counts: Readonly<Record<string, number>>,
  { optionCounts }: FoundNumbers,
): Readonly<Record<string, number>> => {
  const sum = { ...counts }
  for (const [id, count] of Object.entries(optionCounts)) sum[id] = (sum[id] ?? 0) + count
  return sum
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

async function readNumberHits(
  store: SearchStore,
  locale: Locale,
  { passing, variants }: FoundNumbers,
): Promise<FoundHit[]> {
  if (passing.length === 0) return []
  const families = await store.readProductDocuments(
    locale,
    passing.map(({ productId }) => productId),
  )
  return passing.flatMap(({ id, productId, reason }): FoundHit[] => {
    const document = families.get(productId)
    return document
      ? [{ document, variant: variants.get(id), reasons: [reason], score: NUMBER_SCORE[reason] ?? 1 }]
      : []
  })
}

const NOTHING_READ: UnderstoodDocument = { numbers: [], measures: [], synonyms: [], corrected: [] }

const NO_HITS: UntimedSearchDocument = {
  hits: { total: { value: 0, relation: 'eq' }, max_score: null, hits: [] },
  aggregations: { processor: { buckets: PROCESSORS.map((key) => ({ key, doc_count: 0 })) } },
  suggest: [],
  understood: NOTHING_READ,
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
