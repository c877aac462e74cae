import type { Locale } from '#contracts/locales.ts'
import { SEARCH_LIMITS } from '#contracts/search/search-request.ts'
import { pinKey } from '#backend/search/query/pins.ts'
import { understand } from '#backend/search/query/understand.ts'
import type { SearchTools } from './search.ts'

/**
 * Ids of products for the shop's own search, the best first. They are found by number, the company's pins,
 * words, or a similar number.
 */
export async function findProductIds(
  { store, words, links }: SearchTools,
  locale: Locale,
  given: string,
): Promise<string[]> {
  const term = [...given.trim()].slice(0, SEARCH_LIMITS.maxTerm).join('')
  const [indexes, { synonyms, pins }] = await Promise.all([store.readIndexes(), words()])
  const { lexicon, groups } = indexes[locale]
  const { numberKeys, concepts } = understand(term, lexicon, synonyms[locale], groups)
  const numbers = await store.findNumbers(numberKeys, undefined)
  const places = (pins[locale].get(pinKey(term)) ?? []).map((address) => links.place(locale, address))
  const pinned = (await store.readPlaces(locale, places)).filter(({ processor }) => processor === 'shop product')
  const { hits } = await store.findDocuments({
    locale,
    concepts,
    source: 'shop product',
    filter: undefined,
    from: 0,
    size: SEARCH_LIMITS.maxReach,
    without: [],
    pinned: [],
    withFacets: false,
  })
  const found = [...numbers.map(({ productId }) => productId), ...[...pinned, ...hits].map(({ ref }) => ref)]
  if (found.length > 0) return [...new Set(found)]
  const similar = await store.findSimilarNumbers(numberKeys, undefined)
  return [...new Set(similar.map(({ productId }) => productId))]
}
