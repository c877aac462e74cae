import type { OfferTable, OfferTableProduct } from '#contracts/shop/listing.ts'
import type { DimensionRange } from '#web/catalogue/listing/dimension-ranges.ts'

/** Filters by their names in the shop. */
export interface FilterChoice {
  options: readonly string[]
  traits: readonly string[]
  /** Bounds by the symbol of a measure, both inclusive. */
  measures: Readonly<Record<string, { min?: number; max?: number }>>
}

export interface MatchedProduct {
  id: string
  /** Number of its offers that match. */
  matching: number
  /** Computes what their measures range over. */
  ranges: () => DimensionRange[]
}

/**
 * A choice applied to a table of offers, by the rules of the embedded shop: one offer must match all filters, with one
 * option of each group. The loops are plain: they run between an input and its paint, before any compiler knows them.
 */
export interface Matcher {
  /** The products with an offer that matches, in the table's order. */
  products: () => MatchedProduct[]
  /**
   * Products that an option or trait leads to, by its id; one that leads to none is missing. An option is counted with
   * the choices of the other groups, a trait with all of them.
   */
  counts: () => ReadonlyMap<string, number>
}

/** A bit for each group with a choice. More groups than bits are left to the server. */
const MOST_GROUPS = 31

/** Returns undefined if the table does not know one of the filters. */
export function matchOffers(table: OfferTable, choice: FilterChoice): Matcher | undefined {
  const filters = readChoice(table, choice)
  if (!filters || filters.groups.length > MOST_GROUPS) return undefined
  const { groups, traits, bounds } = filters
  /** The groups of which none of these options is chosen. */
  const missedBy = (options: readonly number[]): number => {
    let missed = 0
    for (let bit = 0; bit < groups.length; bit += 1) {
      const chosen = groups[bit]?.chosen
      if (!options.some((place) => chosen?.has(place))) missed |= 1 << bit
    }
    return missed
  }
  const kindMissed = table.kinds.map(([options]) => missedBy(options))
  const kindHasTraits = table.kinds.map(([, own]) => traits.every((place) => own.includes(place)))

  /** Calls `reach` with each offer that has the traits and is within the bounds, and the groups that it misses. */
  function visit(
    product: OfferTableProduct,
    reach: (offer: OfferTableProduct['offers'][number], missed: number) => void,
  ) {
    const missed = missedBy(product.options)
    const columns = columnsOf(table, product, bounds)
    for (const offer of product.offers) {
      if (!kindHasTraits[offer[0]]) continue
      if (columns.length === 0 || isWithin(offer, columns)) reach(offer, missed & (kindMissed[offer[0]] ?? 0))
    }
  }

  const rangesIn = (product: OfferTableProduct): DimensionRange[] => {
    const ends: { min: number; max: number }[] = product.measures.map(() => ({ min: Infinity, max: -Infinity }))
    visit(product, (offer, missed) => {
      if (missed !== 0) return
      for (const [index, end] of ends.entries()) {
        const value = offer[index + 1]
        if (value === null || value === undefined) continue
        if (value < end.min) end.min = value
        if (value > end.max) end.max = value
      }
    })
    return rangesOf(table, product, ends)
  }

  const products = () =>
    table.products.flatMap((product) => {
      let matching = 0
      visit(product, (_, missed) => void (matching += missed === 0 ? 1 : 0))
      return matching === 0 ? [] : [{ id: product.id, matching, ranges: () => rangesIn(product) }]
    })

  const counts = () => {
    const totals = new Map<string, number>()
    for (const product of table.products) {
      const reached = new Set<string>()
      const seen = new Set<number>()
      visit(product, ([kind], missed) => {
        // Offers of one kind lead to the same. Those that miss two groups lead to nothing.
        if (seen.has(kind) || (missed & (missed - 1)) !== 0) return
        seen.add(kind)
        const [options = [], own = []] = table.kinds[kind] ?? []
        const open = missed === 0 ? undefined : groups[31 - Math.clz32(missed)]?.id
        for (const place of [...product.options, ...options]) {
          const [id = '', group] = table.options[place] ?? []
          if (open === undefined || group === open) reached.add(id)
        }
        if (missed === 0) for (const place of own) reached.add(table.traits[place] ?? '')
      })
      for (const id of reached) totals.set(id, (totals.get(id) ?? 0) + 1)
    }
    return totals
  }
  return { products, counts }
}

type Bounds = FilterChoice['measures']

/** The choice in the table's own numbers. */
function readChoice({ options, traits, measures }: OfferTable, choice: FilterChoice) {
  const groups = new Map<string, Set<number>>()
  for (const id of choice.options) {
    const place = options.findIndex(([option]) => option === id)
    const group = options[place]?.[1]
    if (group === undefined) return undefined
    groups.set(group, (groups.get(group) ?? new Set()).add(place))
  }
  const isKnown =
    choice.traits.every((trait) => traits.includes(trait)) &&
    Object.keys(choice.measures).every((symbol) => measures.some((measure) => measure.symbol === symbol))
  if (!isKnown) return undefined
  return {
    groups: [...groups].map(([id, chosen]) => ({ id, chosen })),
    traits: choice.traits.map((trait) => traits.indexOf(trait)),
    bounds: choice.measures,
  }
}

interface BoundColumn {
  /** Place of the value in an offer; 0 if the product lacks the measure. */
  column: number
  min: number
  max: number
}

const columnsOf = ({ measures }: OfferTable, product: OfferTableProduct, bounds: Bounds): BoundColumn[] =>
  Object.entries(bounds).map(([symbol, { min = -Infinity, max = Infinity }]) => ({
    column: product.measures.findIndex((place) => measures[place]?.symbol === symbol) + 1,
    min,
    max,
  }))

/** An offer without the measure is not within its bounds. */
const isWithin = (offer: OfferTableProduct['offers'][number], columns: readonly BoundColumn[]): boolean =>
  columns.every(({ column, min, max }) => {
    const value = column > 0 ? (offer[column] ?? undefined) : undefined
    return value !== undefined && value >= min && value <= max
  })

const rangesOf = (
  table: OfferTable,
  product: OfferTableProduct,
  ends: readonly { min: number; max: number }[],
): DimensionRange[] =>
  product.measures.flatMap((place, index) => {
    const measure = table.measures[place]
    const { min = Infinity, max = -Infinity } = ends[index] ?? {}
    return measure && min <= max ? [{ ...measure, min, max }] : []
  })
