import { LOCALES, type Locale } from '#contracts/locales.ts'
import type { IndexedOption, IndexedProduct } from '#contracts/search/index-source.ts'
import type { Hit } from '#contracts/search/hit-page.ts'

/** A query drawn from the catalogue, and how its hits are judged. */
export interface FindingQuery {
  kind: FindingKind
  locale: Locale
  term: string
  /** The expected result, for the report. */
  wanted: string
  /** Hits that count, from the first. */
  within: number
  /** Whether one of the hits that count is right. */
  isRight: (hits: readonly Hit[]) => boolean
}

/** Kinds of queries with the share that has to be right. */
export const FINDING_KINDS = {
  number: 1,
  prefix: 1,
  typo: 0.95,
  'compound in parts': 0.95,
  'parts as a compound': 0.9,
  'trade name': 0.95,
  measures: 0.95,
  'without marks': 0.97,
} as const
export type FindingKind = keyof typeof FINDING_KINDS

/** Sources of queries. */
export interface FindingCatalogue {
  products: readonly IndexedProduct[]
  options: ReadonlyMap<string, IndexedOption>
  /** Groups of words that mean the same, by locale. */
  synonyms: Record<Locale, readonly { from: readonly string[]; to: readonly (readonly string[])[] }[]>
}

export type RandomFraction = () => number

export const pick = <Item>(random: RandomFraction, items: readonly Item[]): Item | undefined =>
  items[Math.floor(random() * items.length)]
export const repeat = <Item>(count: number, make: () => Item | undefined): Item[] => {
  const made: Item[] = []
  // Not every product suits every kind.
  for (let round = 0; made.length < count && round < count * 50; round += 1) {
    const one = make()
    if (one !== undefined) made.push(one)
  }
  return made
}

export const numberOf = (hit: Hit): string => (hit.processor === 'shop product' ? (hit.product?.number ?? '') : '')
export const productOf = (hit: Hit): string => (hit.processor === 'shop product' ? (hit.product?.id ?? '') : '')

export const anyLocale = (random: RandomFraction): Locale => pick(random, LOCALES) ?? 'de'
export const anyCase = (random: RandomFraction, text: string): string =>
  pick(random, [
    text,
    text.toLowerCase(),
    text.toUpperCase(),
    text.replace(/./g, (c) => (random() < 0.5 ? c.toLowerCase() : c)),
  ]) ?? text
