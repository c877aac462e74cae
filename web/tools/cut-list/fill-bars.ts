import type { BarPattern } from '#web/tools/cut-length/bar-use.ts'
import { type BarOrder, toPattern, toUnits } from './sizes.ts'

/** Steps of all tables together, which bounds the time alike on every machine. */
const MOST_STEPS = 2e7

/**
 * Fills one bar after the other as completely as possible, each with the longest piece that is left. A filling is
 * repeated as long as there are pieces for it. Undefined if sizes have more than one decimal or it would take too long.
 */
export function fillBars(order: BarOrder): BarPattern[] | undefined {
  const scaled = toUnits(order)
  if (!scaled) return undefined
  const { room, units } = scaled
  const left = order.sizes.map(({ pieces }) => pieces)
  const patterns: BarPattern[] = []
  for (let steps = 0; left.some((count) => count > 0); steps += units.length * room) {
    if (steps > MOST_STEPS) return undefined
    const counts = fullest(room, units, left)
    const count = Math.min(...counts.map((pieces, i) => (pieces > 0 ? Math.floor((left[i] ?? 0) / pieces) : Infinity)))
    for (const [i, pieces] of counts.entries()) left[i] = (left[i] ?? 0) - pieces * count
    patterns.push(toPattern(order, counts, count))
  }
  return patterns
}

/**
 * Number of pieces of each size that fill the room best and have one of the longest that is left. `reached[r]` is the
 * size whose piece filled r last, in a table of all sums up to the room.
 */
function fullest(room: number, units: readonly number[], left: readonly number[]): number[] {
  const first = left.findIndex((count) => count > 0)
  const start = units[first] ?? room
  const reached = new Int16Array(room + 1).fill(-1)
  reached[start] = first
  let best = start
  for (let i = first; i < units.length && best < room; i++) {
    const unit = units[i] ?? room
    const most = (left[i] ?? 0) - (i === first ? 1 : 0)
    if (most <= 0) continue
    // Pieces of this size that a sum has: sums that earlier sizes reach have none.
    const used = new Int32Array(room + 1)
    for (let sum = start + unit; sum <= room; sum++) {
      const before = sum - unit
      if (reached[sum] !== -1 || reached[before] === -1 || (used[before] ?? 0) >= most) continue
      reached[sum] = i
      used[sum] = (used[before] ?? 0) + 1
      if (sum > best) best = sum
    }
  }
  const counts = units.map(() => 0)
  for (let sum = best; ; sum -= units[reached[sum] ?? first] ?? room) {
    const size = reached[sum] ?? first
    counts[size] = (counts[size] ?? 0) + 1
    if (sum === start) return counts
  }
}
