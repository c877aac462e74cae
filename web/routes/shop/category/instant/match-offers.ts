import type { OfferTable, OfferTableProduct } from '#contracts/shop/listing.ts'
import type { DimensionRange } from '#web/catalogue/listing/dimension-ranges.ts'

/** Filters by their names in the shop. */
export interface Choice {
  options: readonly string[]
  traits: readonly string[]
  /** Bounds by the symbol of a measure, both inclusive. */
  measures: Readonly<Record<string, { min?: number; max?: number }>>
}

export interface MatchedProduct {
  id: string
  /** Number of its offers that match. */
  matching: number
  /** What their measures range over. */
  ranges: DimensionRange[]
}

interface MatchedOffers {
  /** Those with an offer that matches all filters, in the table's order. */
  products: MatchedProduct[]
  /** Products that an option or trait leads to, by its id. One that is not in the map leads to none. */
  counts: ReadonlyMap<string, number>
}

/**
 * Answers a choice from a table of offers, as the embedded shop does: one offer must match all filters, with one option
 * of each group. An option is counted with the choices of the other groups, a trait with all of them.
 * @returns undefined if the table does not know one of the filters.
 */
export function matchOffers(table: OfferTable, choice: Choice): MatchedOffers | undefined {
  const filters = readChoice(table, choice)
  if (!filters) return undefined
  const { groups, traits, bounds } = filters
  const missed = (options: readonly number[]) => groups.map(({ chosen }) => !options.some((place) => chosen.has(place)))
  const kinds = table.kinds.map(([options, own]) => ({
    options,
    traits: own,
    missed: missed(options),
    hasTraits: traits.every((place) => own.includes(place)),
  }))
  const counts = new Map<string, number>()
  const products: MatchedProduct[] = []
  for (const product of table.products) {
    const missedByAll = missed(product.options)
    const isWithin = withinBounds(table, product, bounds)
    const reached = new Set<string>()
    const matching: OfferTableProduct['offers'] = []
    for (const offer of product.offers) {
      const kind = kinds[offer[0]]
      if (!kind?.hasTraits || !isWithin(offer)) continue
      const open = groups.filter((_, index) => missedByAll[index] && kind.missed[index])
      if (open.length > 1) continue
      for (const places of [product.options, kind.options]) {
        for (const place of places) {
          const [id = '', group] = table.options[place] ?? []
          if (!open[0] || group === open[0].id) reached.add(id)
        }
      }
      if (open[0]) continue
      matching.push(offer)
      for (const place of kind.traits) reached.add(table.traits[place] ?? '')
    }
    for (const id of reached) counts.set(id, (counts.get(id) ?? 0) + 1)
    if (matching.length === 0) continue
    products.push({ id: product.id, matching: matching.length, ranges: rangesOf(table, product, matching) })
  }
  return { products, counts }
}

type Bounds = ReadonlyMap<string, { min?: number; max?: number }>

/** The choice in the table's own numbers. */
function readChoice({ options, traits, measures }: OfferTable, choice: Choice) {
  const groups = new Map<string, Set<number>>()
  for (const id of choice.options) {
    const place = options.findIndex(([option]) => option === id)
    const group = options[place]?.[1]
    if (group === undefined) return undefined
    groups.set(group, (groups.get(group) ?? new Set()).add(place))
  }
  const bounds: Bounds = new Map(Object.entries(choice.measures))
  const isKnown =
    choice.traits.every((trait) => traits.includes(trait)) &&
    [...bounds.keys()].every((symbol) => measures.some((measure) => measure.symbol === symbol))
  if (!isKnown) return undefined
  return {
    groups: [...groups].map(([id, chosen]) => ({ id, chosen })),
    traits: choice.traits.map((trait) => traits.indexOf(trait)),
    bounds,
  }
}

/** An offer without the measure is not within its bounds. */
function withinBounds({ measures }: OfferTable, product: OfferTableProduct, bounds: Bounds) {
  const columns = [...bounds].map(([symbol, { min = -Infinity, max = Infinity }]) => ({
    column: product.measures.findIndex((place) => measures[place]?.symbol === symbol) + 1,
    min,
    max,
  }))
  return (offer: OfferTableProduct['offers'][number]) =>
    columns.every(({ column, min, max }) => {
      const value = column > 0 ? (offer[column] ?? undefined) : undefined
      return value !== undefined && value >= min && value <= max
    })
}

function rangesOf(
  table: OfferTable,
  product: OfferTableProduct,
  offers: OfferTableProduct['offers'],
): DimensionRange[] {
  return product.measures.flatMap((place, index) => {
    const measure = table.measures[place]
    const values = offers.flatMap((offer) => offer[index + 1] ?? [])
    return measure && values.length > 0 ? [{ ...measure, min: Math.min(...values), max: Math.max(...values) }] : []
  })
}
