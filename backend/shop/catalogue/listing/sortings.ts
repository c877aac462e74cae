import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { rowFields, struct } from '#backend/http/struct.ts'
import type { Measure } from '#backend/shop/offers/offer.ts'
import type { Candidate } from './candidates.ts'
import { isFiltered, offerMatches, type Choice } from './match.ts'

/** A candidate and the rank of its category in the listing. */
export interface Ranked extends Candidate {
  rank: number
}

type Compare = (a: Ranked, b: Ranked) => number

const COLLATORS = {
  de: new Intl.Collator('de-DE', { numeric: true }),
  en: new Intl.Collator('en-GB', { numeric: true }),
  nl: new Intl.Collator('nl-NL', { numeric: true }),
  cs: new Intl.Collator('cs-CZ', { numeric: true }),
} satisfies Record<LanguageCode, Intl.Collator>

/** The catalogue's own order under the key of Shopware's bestsellers: by category, then by position. */
const byPlace: Compare = (a, b) => a.rank - b.rank || a.position - b.position

const lowest = ({ summary }: Candidate): number => summary.prices?.min ?? Infinity

/** Infinite ones come last in either direction: products on request, products without the measure. */
const inDirection = (sign: 1 | -1, first: number, second: number): number => {
  if (Number.isFinite(first) && Number.isFinite(second)) return sign * (first - second)
  return Number(!Number.isFinite(first)) - Number(!Number.isFinite(second))
}

const byPrice =
  (sign: 1 | -1): Compare =>
  (a, b) =>
    inDirection(sign, lowest(a), lowest(b))

/** By the smallest, or in the other direction the largest, of the offers that match the filters. */
function byMeasure(symbol: string, sign: 1 | -1, choice: Choice): Compare {
  const outermost = (candidate: Candidate): number => {
    if (!isFiltered(choice)) return candidate.summary.measures[symbol]?.[sign > 0 ? 'min' : 'max'] ?? Infinity
    const matching = candidate.offers().filter((offer) => offerMatches(candidate, offer, choice))
    return sign * Math.min(...matching.map(({ measures }) => sign * (measures[symbol] ?? sign * Infinity)))
  }
  const values = new Map<string, number>()
  const valueOf = (candidate: Ranked) => {
    const value = values.get(candidate.id) ?? outermost(candidate)
    values.set(candidate.id, value)
    return value
  }
  return (a, b) => inDirection(sign, valueOf(a), valueOf(b))
}

interface Sorting {
  label: Record<LanguageCode, string>
  compare: (collator: Intl.Collator) => Compare
}

const SORTINGS: Record<string, Sorting> = {
  topseller: {
    label: { de: 'Reihenfolge im Katalog', en: 'Catalogue order', nl: 'Catalogusvolgorde', cs: 'Pořadí v katalogu' },
    compare: () => byPlace,
  },
  // Of a search: the rank of a candidate is its place among the results.
  score: {
    label: { de: 'Beste Treffer', en: 'Best matches', nl: 'Beste resultaten', cs: 'Nejlepší výsledky' },
    compare: () => byPlace,
  },
  'name-asc': {
    label: { de: 'Name A–Z', en: 'Name A–Z', nl: 'Naam A–Z', cs: 'Název A–Z' },
    compare: (c) => (a, b) => c.compare(a.name, b.name),
  },
  'name-desc': {
    label: { de: 'Name Z–A', en: 'Name Z–A', nl: 'Naam Z–A', cs: 'Název Z–A' },
    compare: (c) => (a, b) => c.compare(b.name, a.name),
  },
  'price-asc': {
    label: { de: 'Preis aufsteigend', en: 'Price ascending', nl: 'Prijs oplopend', cs: 'Cena vzestupně' },
    compare: () => byPrice(1),
  },
  'price-desc': {
    label: { de: 'Preis absteigend', en: 'Price descending', nl: 'Prijs aflopend', cs: 'Cena sestupně' },
    compare: () => byPrice(-1),
  },
  'number-asc': {
    label: { de: 'Artikelnummer', en: 'Item number', nl: 'Artikelnummer', cs: 'Katalogové číslo' },
    compare: (c) => (a, b) => c.compare(a.productNumber, b.productNumber),
  },
}

export const DEFAULT_SORTING = 'topseller'
export const RELEVANCE = 'score'

/**
 * Sorts candidates by a sorting key; equal ones keep the catalogue's order.
 * @throws ShopError 404 for an unknown key.
 */
export function sorted(candidates: Ranked[], choice: Choice, key: string, language: LanguageCode): Ranked[] {
  const compare = compareBy(key, choice, language)
  if (compare === undefined) {
    throw new ShopError(404, 'PRODUCT_SORTING_NOT_FOUND', `Product sorting with key "${key}" not found.`, {
      parameters: { key },
    })
  }
  return candidates.toSorted((a, b) => compare(a, b) || byPlace(a, b) || (a.id < b.id ? -1 : 1))
}

function compareBy(key: string, choice: Choice, language: LanguageCode): Compare | undefined {
  const [, symbol, direction] = MEASURE_KEY.exec(key) ?? []
  if (symbol) return byMeasure(symbol, direction === 'asc' ? 1 : -1, choice)
  return Object.hasOwn(SORTINGS, key) ? SORTINGS[key]?.compare(COLLATORS[language]) : undefined
}

const MEASURE_KEY = /^measure-(.{1,40})-(asc|desc)$/
const DIRECTIONS = {
  asc: { de: 'aufsteigend', en: 'ascending', nl: 'oplopend', cs: 'vzestupně' },
  desc: { de: 'absteigend', en: 'descending', nl: 'aflopend', cs: 'sestupně' },
} satisfies Record<string, Record<LanguageCode, string>>

/** The measures that at least half of the products have; a list sorted by others would mostly stay as it is. */
export function measuresIn(candidates: readonly Candidate[]): Measure[] {
  const counted = Map.groupBy(
    candidates.flatMap(({ measures }) => measures),
    ({ symbol }) => symbol,
  )
  return [...counted.values()].flatMap((same) => (same.length * 2 >= candidates.length ? same.slice(0, 1) : []))
}

export function availableSortings(language: LanguageCode, measures: readonly Measure[]) {
  const own = Object.entries(SORTINGS)
    .filter(([key]) => key !== RELEVANCE)
    .map(([key, { label }]) => ({ key, label: label[language] }))
  const measured = measures.flatMap(({ symbol, name }) =>
    (['asc', 'desc'] as const).map((direction) => ({
      key: `measure-${symbol}-${direction}`,
      label: `${name} ${symbol} ${DIRECTIONS[direction][language]}`,
    })),
  )
  return [...own, ...measured].map(({ key, label }, index, all) =>
    struct('product_sorting', {
      createdAt: rowFields().createdAt,
      updatedAt: null,
      key,
      priority: all.length - index,
      label,
      translated: { label },
    }),
  )
}
