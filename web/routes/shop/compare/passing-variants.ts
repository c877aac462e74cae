import type { Product, PropertyGroup } from '#contracts/shop/product.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import { availabilityOf } from '#web/catalogue/product/availability.ts'
import { hasFact, KNOWN_FACTS } from '#web/catalogue/product/has-fact.ts'
import { flagsOf } from '#web/catalogue/product/product-flags.ts'
import { parseMeasure } from '#web/forms/numbers/typed-range.ts'

/** Filters that a comparison takes over from a list: of a family it then shows the variants that pass them. */
export interface ComparedFilters {
  /** Ids of options: one of each group must match. */
  options: readonly string[]
  facts: readonly string[]
  /** Bounds by the symbol of a measure. */
  ranges: Readonly<Record<string, { min: number; max: number }>>
  /** The same as a query, for addresses; empty without filters. */
  search: string
}

/** No address of a list has more. */
const MOST_OPTIONS = 50

/** Reads the parameters that a list's address has. What is not a filter, or not a number, filters nothing. */
export function parseComparedFilters(search: URLSearchParams): ComparedFilters {
  const options = [...new Set(search.getAll('f'))].filter((id) => /^[0-9a-f]{32}$/.test(id)).slice(0, MOST_OPTIONS)
  const facts = KNOWN_FACTS.filter((fact) => search.getAll('t').includes(fact))
  const kept = new URLSearchParams([...options.map((id) => ['f', id]), ...facts.map((fact) => ['t', fact])])
  const ranges: Record<string, { min: number; max: number }> = {}
  for (const [name, text] of [...search].slice(0, MOST_OPTIONS)) {
    const [, end, symbol = ''] = /^(min|max)-(.{1,20})$/.exec(name) ?? []
    const bound = parseMeasure(text.trim())
    if ((end !== 'min' && end !== 'max') || text.trim() === '' || Number.isNaN(bound)) continue
    ranges[symbol] = { min: -Infinity, max: Infinity, ...ranges[symbol], [end]: bound }
    kept.set(name, text.trim())
  }
  return { options, facts, ranges, search: kept.toString() }
}

/** The variants of a family that pass the filters, in their order. */
export function passingVariants(
  { family, choices, variants }: { family: Product; choices: readonly PropertyGroup[]; variants: readonly Product[] },
  { options, facts, ranges }: ComparedFilters,
): Product[] {
  const groupOf = new Map([
    ...choices.flatMap((group) => (group.options ?? []).map(({ id }): [string, string] => [id, group.id])),
    ...(family.properties ?? []).map(({ id, groupId }): [string, string] => [id, groupId]),
  ])
  const groups = [...Map.groupBy(options, (id) => groupOf.get(id) ?? id).values()]
  return variants.filter((variant) => {
    const ids = new Set([...(variant.optionIds ?? []), ...(variant.propertyIds ?? [])])
    const known = factsOf(variant)
    const row = { flags: flagsOf(known), availability: availabilityOf(variant) }
    const valueOf = (symbol: string) => known.dimensions.find((one) => one.symbol === symbol)?.value ?? Number.NaN
    return (
      groups.every((group) => group.some((id) => ids.has(id))) &&
      facts.every((fact) => hasFact(row, fact)) &&
      Object.entries(ranges).every(([symbol, { min, max }]) => valueOf(symbol) >= min && valueOf(symbol) <= max)
    )
  })
}
