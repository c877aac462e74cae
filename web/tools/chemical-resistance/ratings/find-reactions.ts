import type { Locale } from '#contracts/locales.ts'
import type { RatedChemical, ResistanceTable } from '#contracts/resistance/resistance-table.ts'
import type { ReactionWarning } from './answer.ts'

/** Returns what happens when media of a plan meet, each danger of a pair once. No warning does not mean that they may. */
export function findReactions(
  { chemicals, reactions }: ResistanceTable,
  plan: readonly RatedChemical[],
  locale: Locale,
): ReactionWarning[] {
  const indices = [...new Set(plan.map((chemical) => chemicals.indexOf(chemical)))]
  const pairs = indices.flatMap((one, place) => indices.slice(place + 1).map((other) => [one, other] as const))
  return pairs.flatMap(([one, other]) => {
    const names = [one, other].map((index) => chemicals[index]?.names[locale] ?? '')
    return reactions
      .filter(({ first, second }) => {
        return (first.includes(one) && second.includes(other)) || (first.includes(other) && second.includes(one))
      })
      .map(({ danger, source }) => ({ names, danger: danger[locale], source }))
  })
}
