import type { VariantFilter } from './search-store.ts'

/** Options that are counted together: those that variants passing `filter` have. */
export interface FacetPart {
  filter: VariantFilter | undefined
  /** Only these options, or all but some. */
  only?: readonly string[]
  except?: readonly string[]
}

/**
 * How the values of the facets are counted. A value of a chosen filter replaces the chosen ones, so it is counted without
 * them; any other value is counted with all filters.
 */
export function facetParts(filter: VariantFilter | undefined): FacetPart[] {
  if (filter === undefined) return [{ filter }]
  const { groups, ranges } = filter
  return [
    { filter, except: groups.flatMap(({ all }) => all) },
    ...groups.map((group) => ({
      filter: orNone({ groups: groups.filter((other) => other !== group), ranges }),
      only: group.all,
    })),
  ]
}

/** A filter without conditions is none. */
export const orNone = (filter: VariantFilter): VariantFilter | undefined =>
  filter.groups.length + filter.ranges.length === 0 ? undefined : filter

/** Whether a part counts an option. */
export const countsOption = ({ only, except }: FacetPart, id: string): boolean =>
  only ? only.includes(id) : !except?.includes(id)
