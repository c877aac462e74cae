import { languageTag, type Locale } from '#contracts/locales.ts'
import type { SearchSorting } from '#contracts/search/search-request.ts'
import { type FoundHit, shownNumber, shownPrice } from './to-hit.ts'

/** Puts found products in an order. Equal ones keep that of their relevance. */
export function sortHits(
  hits: readonly FoundHit[],
  sorting: Exclude<SearchSorting, 'relevance'>,
  locale: Locale,
): FoundHit[] {
  const { compare } = new Intl.Collator(languageTag(locale), { numeric: true })
  const byNumber = (a: FoundHit, b: FoundHit) => compare(shownNumber(a), shownNumber(b))
  const byName = (a: FoundHit, b: FoundHit) => compare(a.document.title, b.document.title) || byNumber(a, b)
  // A price on request is behind all others.
  const priceOf = (hit: FoundHit) => shownPrice(hit) ?? Infinity
  const byPrice = (a: FoundHit, b: FoundHit) =>
    priceOf(a) < priceOf(b) ? -1 : priceOf(a) > priceOf(b) ? 1 : byName(a, b)
  return hits.toSorted({ name: byName, number: byNumber, price: byPrice }[sorting])
}
