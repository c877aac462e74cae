import type { CandidateOffer, Trait } from '#backend/shop/offers/offer.ts'
import type { Candidate } from './candidates.ts'

/** The filters that a visitor chose. */
export interface Choice {
  /** Option ids by group. One of a group must match, in all groups. */
  groups: Map<string, Set<string>>
  minPrice: number | undefined
  maxPrice: number | undefined
  /** Bounds by a measure's symbol, both inclusive. */
  measures: ReadonlyMap<string, Bounds>
  traits: readonly Trait[]
}

export interface Bounds {
  min: number | undefined
  max: number | undefined
}

/** Whether a choice restricts anything. */
export const isFiltered = ({ groups, measures, traits, minPrice, maxPrice }: Choice): boolean =>
  groups.size > 0 || measures.size > 0 || traits.length > 0 || minPrice !== undefined || maxPrice !== undefined

/**
 * Whether one offer of the product matches all filters. It or the product has an option of each group. Its price and
 * measures are within the bounds, and it has the traits.
 * @param except a group to ignore, to see what its other options would lead to.
 */
export const matches = (candidate: Candidate, choice: Choice, except?: string): boolean =>
  !isFiltered(choice) || candidate.offers().some((offer) => offerMatches(candidate, offer, choice, except))

export function offerMatches(
  { propertyIds }: Candidate,
  { optionIds, price, measures, traits }: CandidateOffer,
  { groups, minPrice, maxPrice, ...choice }: Choice,
  except?: string,
): boolean {
  if (minPrice !== undefined && (price === null || price < minPrice)) return false
  if (maxPrice !== undefined && (price === null || price > maxPrice)) return false
  if (!choice.traits.every((trait) => traits.includes(trait))) return false
  for (const [symbol, { min = -Infinity, max = Infinity }] of choice.measures) {
    const value = measures[symbol]
    if (value === undefined || value < min || value > max) return false
  }
  for (const [group, chosen] of groups) {
    if (group === except) continue
    if (!optionIds.some((id) => chosen.has(id)) && !propertyIds.some((id) => chosen.has(id))) return false
  }
  return true
}

/**
 * Counts the products that each option would lead to with the choices in the other groups. A product counts if one
 * offer has the option and matches everything but the option's own group.
 */
export function countByOption(
  candidates: Candidate[],
  choice: Choice,
  groupOf: ReadonlyMap<string, string>,
): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (reached: ReadonlySet<string>) => {
    for (const id of reached) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  if (!isFiltered(choice)) {
    for (const { summary } of candidates) count(summary.optionIds)
    return counts
  }
  const byGroup = [...choice.groups.keys()].map((group) => ({ group, alone: onlyGroup(choice, group) }))
  const besides = { ...choice, groups: NONE }
  for (const candidate of candidates) {
    const reached = new Set<string>()
    for (const offer of candidate.offers()) {
      if (!offerMatches(candidate, offer, besides)) continue
      const mismatches = byGroup.filter(({ alone }) => !offerMatches(candidate, offer, alone))
      if (mismatches.length > 1) continue
      for (const ids of [candidate.propertyIds, offer.optionIds]) {
        for (const id of ids) if (mismatches.length === 0 || groupOf.get(id) === mismatches[0]?.group) reached.add(id)
      }
    }
    count(reached)
  }
  return counts
}

const NONE: Choice['groups'] = new Map()

const onlyGroup = ({ groups }: Choice, group: string): Choice => ({
  groups: new Map([[group, groups.get(group) as Set<string>]]),
  minPrice: undefined,
  maxPrice: undefined,
  measures: new Map(),
  traits: [],
})
