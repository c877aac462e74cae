import type { Category } from '#contracts/shop/category.ts'
import type { ListingAggregations } from '#contracts/shop/listing.ts'
import type { PropertyGroup, PropertyOption } from '#contracts/shop/product.ts'

/** A category of the first level with the filters of its list. */
export interface FilteredFamily {
  category: Category
  /** Products in it; undefined if the shop does not send the number. */
  total: number | undefined
  aggregations: ListingAggregations | []
}

/** An option of a filter, in the family where it leads to the most products. */
export interface Shortcut {
  category: Category
  group: PropertyGroup
  option: PropertyOption
  /** Products with it; undefined if the shop does not count them. */
  count: number | undefined
}

interface Shortcuts {
  /** Options of the shop's first filter, in the shop's order: the sizes of chains. */
  sizes: Shortcut[]
  /** Options of other filters, those of the most products first, one of each filter. */
  common: Shortcut[]
}

const MOST_SIZES = 28
const MOST_COMMON = 6

/**
 * Chooses the filters that lead right into a range. The company orders its properties, so the first one is its sizes.
 */
export function shortcutsOf(families: readonly FilteredFamily[]): Shortcuts {
  const all = families.flatMap(optionsOf)
  const first = Math.min(...all.map(({ group }) => group.position ?? 0))
  const leading = all.find(({ group }) => (group.position ?? 0) === first)?.group.id
  const best = bestOf(all)
  const sizes = best.filter(({ group }) => group.id === leading).toSorted(byPosition)
  const others = best
    .filter(({ group, count, isChoice }) => group.id !== leading && isChoice && count !== 0)
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
  const common = others.filter(({ group }, index) => others.findIndex((other) => other.group.id === group.id) === index)
  return { sizes: sizes.slice(0, MOST_SIZES), common: common.slice(0, MOST_COMMON) }
}

interface Candidate extends Shortcut {
  /** Whether it leaves out some product of its family. */
  isChoice: boolean
}

function optionsOf({ category, total, aggregations }: FilteredFamily): Candidate[] {
  if (Array.isArray(aggregations)) return []
  const buckets = aggregations['property-counts']?.buckets
  const counts = buckets && new Map(buckets.map(({ key, count }) => [key, count]))
  const groups = (aggregations.properties?.entities ?? []).filter(({ options }) => (options?.length ?? 0) > 1)
  return groups.flatMap((group) =>
    (group.options ?? []).map((option) => {
      const count = counts && (counts.get(option.id) ?? 0)
      return { category, group, option, count, isChoice: count === undefined || count !== total }
    }),
  )
}

/** Of each option the family with the most products; of equal ones the first. */
function bestOf(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const before = best.get(candidate.option.id)
    if (!before || (candidate.count ?? 0) > (before.count ?? 0)) best.set(candidate.option.id, candidate)
  }
  return [...best.values()]
}

const byPosition = (a: Shortcut, b: Shortcut) => (a.option.position ?? 0) - (b.option.position ?? 0)
