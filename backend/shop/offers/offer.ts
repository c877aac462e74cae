import type { ProductFacts } from '#contracts/shop/product-facts.ts'

/** A buyable version of a product: a variant, or the product itself if it has none. */
export interface CandidateOffer {
  /** Its options and properties. */
  optionIds: string[]
  /** Net EUR; null means on request. */
  price: number | null
  /** Value of each measure by its symbol. */
  measures: Readonly<Record<string, number>>
  traits: readonly Trait[]
}

/** Measures of offers: width b in mm. */
export type Measure = Pick<ProductFacts['dimensions'][number], 'symbol' | 'name' | 'unit'>

/** Facts of an offer that filters use besides its options. An unknown fact is not a trait. */
export const TRAITS = ['in-stock', 'food', 'antistatic', 'atex', 'pfas-free'] as const
export type Trait = (typeof TRAITS)[number]

/** Facts that all offers of a product share, so that a list without filters need not read each of them. */
export interface OfferSummary {
  /** Options and properties of the product or any offer. */
  optionIds: ReadonlySet<string>
  traits: ReadonlySet<Trait>
  /** Undefined if all are on request. */
  prices: Range | undefined
  /** Of each measure, by its symbol. */
  measures: Readonly<Record<string, Range>>
}

interface Range {
  min: number
  max: number
}

export function summarise(propertyIds: readonly string[], offers: readonly CandidateOffer[]): OfferSummary {
  const measures: Record<string, Range> = {}
  let prices: Range | undefined
  const optionIds = new Set(propertyIds)
  const traits = new Set<Trait>()
  for (const offer of offers) {
    for (const id of offer.optionIds) optionIds.add(id)
    for (const trait of offer.traits) traits.add(trait)
    if (offer.price !== null) prices = widened(prices, offer.price)
    for (const [symbol, value] of Object.entries(offer.measures)) measures[symbol] = widened(measures[symbol], value)
  }
  return { optionIds, traits, prices, measures }
}

const widened = (range: Range | undefined, value: number): Range =>
  range ? { min: Math.min(range.min, value), max: Math.max(range.max, value) } : { min: value, max: value }
