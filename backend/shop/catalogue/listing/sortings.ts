import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { rowFields, struct } from '#backend/http/struct.ts'
import type { Candidate } from './candidates.ts'

/** A candidate and the rank of its category in the listing. */
export interface Ranked extends Candidate {
  rank: number
}

type Compare = (a: Ranked, b: Ranked) => number

const COLLATORS = {
  de: new Intl.Collator('de-DE', { numeric: true }),
  en: new Intl.Collator('en-GB', { numeric: true }),
} satisfies Record<LanguageCode, Intl.Collator>

/** The catalogue's own order under the key of Shopware's bestsellers: by category, then by position. */
const byPlace: Compare = (a, b) => a.rank - b.rank || a.position - b.position

const lowest = ({ offers }: Candidate): number => Math.min(...offers.map(({ price }) => price ?? Infinity))

/** Products on request come last in either direction. */
const byPrice =
  (sign: 1 | -1): Compare =>
  (a, b) => {
    const [first, second] = [lowest(a), lowest(b)]
    if (first === Infinity || second === Infinity) return first === second ? 0 : first === Infinity ? 1 : -1
    return sign * (first - second)
  }

interface Sorting {
  label: Record<LanguageCode, string>
  compare: (collator: Intl.Collator) => Compare
}

const SORTINGS: Record<string, Sorting> = {
  topseller: { label: { de: 'Reihenfolge im Katalog', en: 'Catalogue order' }, compare: () => byPlace },
  'name-asc': { label: { de: 'Name A–Z', en: 'Name A–Z' }, compare: (c) => (a, b) => c.compare(a.name, b.name) },
  'name-desc': { label: { de: 'Name Z–A', en: 'Name Z–A' }, compare: (c) => (a, b) => c.compare(b.name, a.name) },
  'price-asc': { label: { de: 'Preis aufsteigend', en: 'Price ascending' }, compare: () => byPrice(1) },
  'price-desc': { label: { de: 'Preis absteigend', en: 'Price descending' }, compare: () => byPrice(-1) },
  'number-asc': {
    label: { de: 'Artikelnummer', en: 'Item number' },
    compare: (c) => (a, b) => c.compare(a.productNumber, b.productNumber),
  },
}

export const DEFAULT_SORTING = 'topseller'

/**
 * Sorts candidates by a sorting key; equal ones keep the catalogue's order.
 * @throws ShopError 404 for an unknown key.
 */
export function sorted(candidates: Ranked[], key: string, language: LanguageCode): Ranked[] {
  const sorting = Object.hasOwn(SORTINGS, key) ? SORTINGS[key] : undefined
  if (sorting === undefined) {
    throw new ShopError(404, 'PRODUCT_SORTING_NOT_FOUND', `Product sorting with key "${key}" not found.`, {
      parameters: { key },
    })
  }
  const compare = sorting.compare(COLLATORS[language])
  return candidates.toSorted((a, b) => compare(a, b) || byPlace(a, b) || (a.id < b.id ? -1 : 1))
}

export const availableSortings = (language: LanguageCode) =>
  Object.entries(SORTINGS).map(([key, { label }], index, all) =>
    struct('product_sorting', {
      createdAt: rowFields().createdAt,
      updatedAt: null,
      id: key,
      key,
      priority: all.length - index,
      label: label[language],
      translated: { label: label[language] },
    }),
  )
