import type { Locale } from '#contracts/locales.ts'
import type { ConditionTest, Rating, ResistanceTable } from '#contracts/resistance/resistance-table.ts'
import { rateMedium } from './rate-medium.ts'
import { worstOf } from './ratings.ts'

/** The most frequent media, rated for some plastics. */
export interface FrequentRatings {
  materials: string[]
  media: {
    key: string
    name: string
    /** °C, of a medium that is hot itself; undefined for one at room temperature. */
    heat: number | undefined
    cells: { rating: Rating; isIndicative: boolean }[]
  }[]
  total: number
}

/** Media that a product page shows. */
const SHOWN = 8

const letters = (text: string): string => text.toLowerCase().replaceAll(/[\s-]/g, '')

/**
 * Returns the ratings of the plastics among these names, in the table's order, for the most frequent media. Each is the
 * worst of all concentrations, at room temperature or that of a hot medium. Undefined if no name is a plastic of the table.
 */
export function toFrequentRatings(
  table: ResistanceTable,
  names: readonly string[],
  locale: Locale,
): FrequentRatings | undefined {
  const given = new Set(names.map(letters))
  const materials = table.materials.filter(({ name }) => given.has(letters(name)))
  if (materials.length === 0) return undefined
  const asked = table.chemicals
    .filter((chemical) => chemical.asked !== undefined)
    .toSorted((a, b) => (a.asked ?? 0) - (b.asked ?? 0))
    .slice(0, SHOWN)
  return {
    materials: materials.map(({ name }) => name),
    media: asked.map((chemical) => {
      const rows = rateMedium(table, materials, chemical, { concentration: undefined, temperature: undefined }, locale)
      return {
        key: chemical.key,
        name: chemical.names[locale],
        heat: heatIn(rows.map(({ temperature }) => temperature)),
        cells: materials.map((_, column) => {
          const cells = rows.flatMap((row) => row.cells[column] ?? [])
          const rating = worstOf(cells.map((cell) => cell.rating))
          const kind = cells.find((cell) => cell.rating === rating)?.kind
          return { rating, isIndicative: kind === 'rule' || kind === 'class' }
        }),
      }
    }),
    total: table.chemicals.length,
  }
}

/** The least of the tests; undefined if one of them was at room temperature. */
function heatIn(temperatures: readonly ConditionTest['temperature'][]): number | undefined {
  const hot = temperatures.filter((temperature) => temperature !== 'RT')
  return hot.length > 0 && hot.length === temperatures.length ? Math.min(...hot) : undefined
}
