import type { OptionStruct } from '#backend/shop/catalogue/product/property-options.ts'
import type { OfferTable } from '#contracts/shop/listing.ts'
import type { Candidate } from './candidates.ts'
import { TRAITS } from '#backend/shop/offers/offer.ts'

/** Above that, a browser would load and search too much: 20,000 take about 150 KB. */
const MOST_OFFERS = 20_000

/**
 * Composes the table by which a browser filters a list itself; undefined if it would be too large.
 * @param candidates in the order of the list.
 */
export function offerTable(
  candidates: readonly Candidate[],
  options: ReadonlyMap<string, OptionStruct>,
): OfferTable | undefined {
  let count = 0
  // The first ones suffice: unrequested offers are only a text in memory.
  if (candidates.some(({ offers }) => (count += offers().length) > MOST_OFFERS)) return undefined
  const optionPlaces = places<[string, string]>(([id]) => id)
  const measurePlaces = places<Candidate['measures'][number]>(({ symbol, name, unit }) => `${symbol}\n${name}\n${unit}`)
  const kindPlaces = places<OfferTable['kinds'][number]>(String)
  const placesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const option = options.get(id)
      return option?.group.filterable ? [optionPlaces.of([id, option.groupId])] : []
    })
  const products = candidates.map(({ id, propertyIds, measures, offers }) => ({
    id,
    options: placesOf(propertyIds),
    measures: measures.map(measurePlaces.of),
    offers: offers().map(
      ({ optionIds, traits, measures: values }): OfferTable['products'][number]['offers'][number] => [
        kindPlaces.of([placesOf(optionIds), traits.map((trait) => TRAITS.indexOf(trait))]),
        ...measures.map(({ symbol }) => values[symbol] ?? null),
      ],
    ),
  }))
  return {
    options: optionPlaces.all,
    traits: [...TRAITS],
    measures: measurePlaces.all,
    kinds: kindPlaces.all,
    products,
  }
}

/** Gives equal values the same place. */
function places<Value>(keyOf: (value: Value) => string) {
  const known = new Map<string, number>()
  const all: Value[] = []
  const of = (value: Value): number => {
    const key = keyOf(value)
    const place = known.get(key) ?? all.push(value) - 1
    known.set(key, place)
    return place
  }
  return { all, of }
}
