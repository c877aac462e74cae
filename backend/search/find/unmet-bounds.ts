import type { Locale } from '#contracts/locales.ts'
import { type Concept, canBeFound } from '#backend/search/query/concept.ts'
import type { Understanding } from '#backend/search/query/understand.ts'
import type { SearchStore } from './search-store.ts'

/**
 * Texts of the bounds that no document with the most of the other words meets: `12A-1 unter 20 mm`. Alone they are
 * met by half of the catalogue.
 */
export async function unmetBounds(store: SearchStore, { concepts }: Understanding, locale: Locale): Promise<string[]> {
  const bounds = concepts.filter(({ isBound }) => isBound)
  const others = concepts.filter((concept) => !concept.isBound && canBeFound(concept))
  if (bounds.length === 0 || others.length === 0) return []
  const mostOf = async (some: readonly Concept[]) =>
    (await store.findDocuments({ ...COUNTED, locale, concepts: some })).most
  return (await mostOf([...others, ...bounds])) > (await mostOf(others)) ? [] : bounds.map(({ text }) => text)
}

const COUNTED = {
  source: undefined,
  filter: undefined,
  from: 0,
  size: 0,
  without: [],
  pinned: [],
  withFacets: false,
} as const
