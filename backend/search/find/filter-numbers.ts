import { countsOption, facetParts } from './facet-parts.ts'
import type { FoundVariant, PickedVariant, SearchStore, VariantFilter } from './search-store.ts'

/** Variants that were found by their numbers. */
export interface FoundNumbers<Found extends FoundVariant = FoundVariant> {
  /** Whatever the filter. */
  all: readonly Found[]
  passing: readonly Found[]
  variants: ReadonlyMap<string, PickedVariant>
  /** Those that a filter by this option as well would leave, by option id. */
  optionCounts: Record<string, number>
}

export const NO_NUMBERS: FoundNumbers<never> = { all: [], passing: [], variants: new Map(), optionCounts: {} }

/** Finds variants by their numbers. A filter leaves some of them and finds no others. */
export async function filterNumbers<Found extends FoundVariant>(
  store: SearchStore,
  find: (filter: VariantFilter | undefined) => Promise<Found[]>,
  filter: VariantFilter | undefined,
): Promise<FoundNumbers<Found>> {
  const all = await find(undefined)
  if (all.length === 0) return NO_NUMBERS
  const bounded = filter !== undefined && filter.ranges.length > 0
  const [variants, within] = await Promise.all([
    store.readFoundVariants(all.map(({ id }) => id)),
    bounded ? find({ groups: [], ranges: filter.ranges }) : all,
  ])
  const isWithin = new Set(within.map(({ id }) => id))
  const optionsOf = (id: string) => new Set(variants.get(id)?.optionIds)
  const passes = (id: string, given: VariantFilter | undefined) => {
    const options = optionsOf(id)
    return (
      given === undefined ||
      (isWithin.has(id) && given.groups.every((group) => group.chosen.some((one) => options.has(one))))
    )
  }
  const optionCounts: Record<string, number> = {}
  for (const part of facetParts(filter))
    for (const { id } of all.filter((one) => passes(one.id, part.filter)))
      for (const option of optionsOf(id))
        if (countsOption(part, option)) optionCounts[option] = (optionCounts[option] ?? 0) + 1
  return { all, passing: all.filter(({ id }) => passes(id, filter)), variants, optionCounts }
}
