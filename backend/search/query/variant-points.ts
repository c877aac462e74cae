import type { Alternative, Concept } from './concept.ts'

/** A condition of a variant, and its points for a concept. */
export type VariantPoints = { points: number } & ({ optionIds: readonly string[] } | { size: 'has' | 'fits' })

/** A number beside the name of its group means nothing else. */
const NAMED = 6
/** An option of this name. It exceeds a measure of the same value: a sprocket of 25 teeth may be 25 mm long. */
const OPTION = 4
/** Each value that the variant has. Two of them exceed a word that both the product's name and an option have. */
const SIZE = 3
/** An option that begins so, or that a related word means. */
const BEGUN = 2
const FITS = 1

/** Letters with which an option begins. Fewer choose another variant with each of them. */
const MIN_BEGUN = 3

/** Points of a variant for a concept, the most first. The first condition that it meets counts. */
export function variantPoints(concept: Concept, optionsWith: (stem: string) => readonly string[]): VariantPoints[] {
  const { text, values, optionIds, isNamed, isBound } = concept
  // Of ten thicknesses up to 20 mm none was asked for.
  if (isBound) return []
  // A digit is in the names of too many options: the 1 of `16B-1`.
  const named = /^\d$/.test(text) ? [] : concept.alternatives
  const alternatives = named.filter(({ isBegun }) => !isBegun || text.length >= MIN_BEGUN)
  const idsOf = (some: readonly Alternative[]) => [
    ...new Set(
      some.flatMap(({ groups }) =>
        groups.flatMap(([stem = '', ...more]) => (more.length > 0 ? [] : optionsWith(stem))),
      ),
    ),
  ]
  const isExact = ({ reason, isBegun }: Alternative) => (reason === 'name' && !isBegun) || reason === 'synonym'
  const meant = { points: isNamed ? NAMED : values.length * SIZE + 1, optionIds }
  const given: VariantPoints[] = [
    meant,
    { points: OPTION, optionIds: idsOf(alternatives.filter(isExact)) },
    { points: BEGUN, optionIds: idsOf(alternatives.filter((one) => !isExact(one))) },
    ...(values.length > 0
      ? [
          { points: SIZE * values.length, size: 'has' as const },
          { points: FITS, size: 'fits' as const },
        ]
      : []),
  ]
  return given.filter((one) => 'size' in one || one.optionIds.length > 0).toSorted((a, b) => b.points - a.points)
}

/** Whether a variant without it would be another one than was asked for. */
export const isNeeded = (concept: Concept): boolean => isNumber(concept) && !concept.isOpen

export const isNumber = ({ values, isNamed }: Concept): boolean => isNamed || values.length > 0
