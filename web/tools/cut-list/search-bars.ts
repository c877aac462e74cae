import type { BarOrder } from './sizes.ts'

export interface BarSearch {
  /** Numbers of pieces of each size, a list per bar; undefined if no plan with fewer bars was found. */
  bars: number[][] | undefined
  /** Whether every possibility was looked at: then there is no better plan. */
  isComplete: boolean
}

/**
 * Looks for a plan with fewer than `most` bars: branch and bound over fillings. Each bar takes the longest piece that
 * is left. Only fillings to which no piece that is left can be added are looked at. A plan with other ones can be
 * turned into one of these with as many bars. The same rest with as many bars used is not tried again.
 * @param least a number of bars below which no plan can be
 * @param mostSteps fillings that are looked at, which bounds the time alike on every machine
 */
export function searchBars(
  { room, sizes }: BarOrder,
  { most, least, mostSteps }: { most: number; least: number; mostSteps: number },
): BarSearch {
  const units = sizes.map(({ length }) => length)
  const seen = new Map<string, number>()
  let best: number[][] | undefined
  let fewest = most
  let steps = 0

  const fillings = (left: readonly number[]): { counts: number[]; free: number }[] => {
    const first = left.findIndex((count) => count > 0)
    const found: { counts: number[]; free: number }[] = []
    const counts = units.map(() => 0)
    const fill = (i: number, free: number): void => {
      if (steps > mostSteps) return
      if (i === units.length) {
        steps++
        const isFull = units.every((unit, j) => (counts[j] ?? 0) >= (left[j] ?? 0) || unit > free + NOISE)
        if (isFull) found.push({ counts: [...counts], free })
        return
      }
      const unit = units[i] ?? Infinity
      const highest = Math.min(left[i] ?? 0, Math.floor((free + NOISE) / unit))
      for (let pieces = highest; pieces >= (i === first ? 1 : 0); pieces--) {
        counts[i] = pieces
        fill(i + 1, free - pieces * unit)
      }
      counts[i] = 0
    }
    fill(first, room)
    return found.toSorted((a, b) => a.free - b.free)
  }

  const visit = (left: readonly number[], used: readonly number[][]): void => {
    const rest = units.reduce((sum, unit, i) => sum + unit * (left[i] ?? 0), 0)
    if (rest === 0) {
      best = [...used]
      fewest = used.length
      return
    }
    if (used.length + Math.ceil(rest / room - NOISE) >= fewest) return
    const key = left.join()
    if ((seen.get(key) ?? Infinity) <= used.length) return
    seen.set(key, used.length)
    for (const { counts } of fillings(left)) {
      if (fewest <= least || steps > mostSteps) return
      visit(
        left.map((count, i) => count - (counts[i] ?? 0)),
        [...used, counts],
      )
    }
  }

  visit(
    sizes.map(({ pieces }) => pieces),
    [],
  )
  return { bars: best, isComplete: steps <= mostSteps }
}

/** Room for the error of sums of tenths, mm. */
const NOISE = 1e-6
