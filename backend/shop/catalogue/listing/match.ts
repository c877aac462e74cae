import type { Candidate, Offer } from './candidates.ts'

/** What a visitor chose. */
export interface Choice {
  /** Option ids of each group that is filtered by: any inside a group, all groups at once. */
  groups: Map<string, Set<string>>
  minPrice: number | undefined
  maxPrice: number | undefined
}

/**
 * True when one offer of the product has all that was chosen: an option of every group, be it its own or the
 * product's, and a price within the bounds.
 * @param except a group to leave out, to see what else it would lead to.
 */
export const matches = (candidate: Candidate, choice: Choice, except?: string): boolean =>
  candidate.offers.some((offer) => offerMatches(candidate, offer, choice, except))

export function offerMatches(
  { propertyIds }: Candidate,
  { optionIds, price }: Offer,
  { groups, minPrice, maxPrice }: Choice,
  except?: string,
): boolean {
  if (minPrice !== undefined && (price === null || price < minPrice)) return false
  if (maxPrice !== undefined && (price === null || price > maxPrice)) return false
  for (const [group, chosen] of groups) {
    if (group === except) continue
    if (!optionIds.some((id) => chosen.has(id)) && !propertyIds.some((id) => chosen.has(id))) return false
  }
  return true
}

/**
 * How many products each option leads to, given what was chosen in the other groups: those with one offer that has
 * the option and matches everything but the option's own group.
 */
export function countByOption(
  candidates: Candidate[],
  choice: Choice,
  groupOf: ReadonlyMap<string, string>,
): Map<string, number> {
  const counts = new Map<string, number>()
  const groupIds = [...choice.groups.keys()]
  for (const candidate of candidates) {
    const reached = new Set<string>()
    for (const offer of candidate.offers) {
      const missed = groupIds.filter((group) => !offerMatches(candidate, offer, onlyGroup(choice, group)))
      if (missed.length > 1 || !offerMatches(candidate, offer, { ...choice, groups: NONE })) continue
      for (const ids of [candidate.propertyIds, offer.optionIds]) {
        for (const id of ids) if (missed.length === 0 || groupOf.get(id) === missed[0]) reached.add(id)
      }
    }
    for (const id of reached) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

const NONE: Choice['groups'] = new Map()

const onlyGroup = ({ groups }: Choice, group: string): Choice => ({
  groups: new Map([[group, groups.get(group) as Set<string>]]),
  minPrice: undefined,
  maxPrice: undefined,
})
