import type { FamilyOffers } from './compute-family-offers.ts'
import { TRAITS, type CandidateOffer, type OfferSummary, type Trait } from './offer.ts'

/** The column `summary` of `family_offers`. */
export interface StoredSummary extends Pick<FamilyOffers, 'propertyIds' | 'measures'> {
  optionIds: string[]
  traits: Trait[]
  prices: OfferSummary['prices'] | null
  ranges: OfferSummary['measures']
}

/**
 * An offer in the column `offers`: its price and its value of each of the summary's ranges. Traits are places in
 * TRAITS, options are places in the summary. With ids and names in full 100,000 offers have ten times as many bytes.
 */
type StoredOffer = [price: number | null, values: (number | null)[], traits: number[], options: number[]]

export function toStored({ propertyIds, offers, summary, measures }: FamilyOffers) {
  const optionIds = [...summary.optionIds]
  const symbols = Object.keys(summary.measures)
  const placeOf = new Map(optionIds.map((id, place) => [id, place]))
  const stored: StoredSummary = {
    propertyIds,
    measures,
    optionIds,
    traits: [...summary.traits],
    prices: summary.prices ?? null,
    ranges: summary.measures,
  }
  const rows = offers.map((offer): StoredOffer => [
    offer.price,
    symbols.map((symbol) => offer.measures[symbol] ?? null),
    offer.traits.map((trait) => TRAITS.indexOf(trait)),
    offer.optionIds.flatMap((id) => placeOf.get(id) ?? []),
  ])
  return { summary: stored, offers: JSON.stringify(rows) }
}

export const toSummary = ({ optionIds, traits, prices, ranges }: StoredSummary): OfferSummary => ({
  optionIds: new Set(optionIds),
  traits: new Set(traits),
  prices: prices ?? undefined,
  measures: ranges,
})

/** Reads the text of the column `offers`. Ids and lists of traits that are the same are stored once. */
export function toOffers(text: string, { optionIds, ranges }: StoredSummary): CandidateOffer[] {
  const symbols = Object.keys(ranges)
  const traitLists = new Map<string, readonly Trait[]>()
  const traitsAt = (places: readonly number[]): readonly Trait[] => {
    const key = places.join()
    const known = traitLists.get(key) ?? places.flatMap((place) => TRAITS[place] ?? [])
    traitLists.set(key, known)
    return known
  }
  const stored: StoredOffer[] = JSON.parse(text)
  return stored.map(([price, values, traits, options]) => ({
    optionIds: options.flatMap((place) => optionIds[place] ?? []),
    price,
    measures: Object.fromEntries(
      symbols.flatMap((symbol, index) => {
        const value = values[index]
        return typeof value === 'number' ? [[symbol, value]] : []
      }),
    ),
    traits: traitsAt(traits),
  }))
}
