/** Bars of one filling, in a plan that may have parts of bars. */
export interface FractionalBars {
  /** Number of pieces of each size in one bar. */
  counts: readonly number[]
  bars: number
}

export interface FractionalPlan {
  /** A number of bars below which no plan can be, in parts of a bar. */
  least: number
  fillings: FractionalBars[]
}

/** Steps of all tables together, which bounds the time alike on every machine. */
const MOST_STEPS = 4e7
const NOISE = 1e-9

/**
 * Solves the order with parts of bars allowed: column generation (Gilmore and Gomory, Operations Research 9, 1961). It
 * has as many fillings as there are sizes. The simplex method exchanges one of them for the filling that is worth most
 * at the sizes' present prices. A knapsack finds that filling, and the rounds end when none is worth more than a bar.
 * Each round proves a bound (Farley, Operations Research 38, 1990), so it may end early.
 * @param room of a bar, in whole units, as are the sizes
 * @param demand pieces of each size, above 0
 */
export function planFractions(room: number, units: readonly number[], demand: readonly number[]): FractionalPlan {
  const fillings = units.map((unit, i) => units.map((_, j) => (i === j ? Math.floor(room / unit) : 0)))
  const perBar = units.map((unit) => Math.floor(room / unit))
  // Rows of the inverse of the matrix of fillings, and bars of each.
  const inverse = units.map((_, i) => Float64Array.from(units, (_, j) => (i === j ? 1 / (perBar[i] ?? 1) : 0)))
  const bars = demand.map((pieces, i) => pieces / (perBar[i] ?? 1))
  let least = 0
  for (let steps = 0; steps <= MOST_STEPS; steps += room * units.length) {
    const prices = units.map((_, i) => inverse.reduce((sum, row) => sum + (row[i] ?? 0), 0))
    const counts = bestFilling(room, units, prices)
    const worth = counts.reduce((sum, pieces, i) => sum + pieces * (prices[i] ?? 0), 0)
    const total = bars.reduce((sum, one) => sum + one, 0)
    least = Math.max(least, total / Math.max(1, worth))
    if (worth <= 1 + NOISE) break
    if (!exchange(inverse, bars, fillings, counts)) break
  }
  return { least, fillings: fillings.map((counts, i) => ({ counts, bars: Math.max(0, bars[i] ?? 0) })) }
}

/** Number of pieces of each size whose prices add up to most, any number of each. */
function bestFilling(room: number, units: readonly number[], prices: readonly number[]): number[] {
  const value = new Float64Array(room + 1)
  const last = new Int16Array(room + 1).fill(-1)
  for (const [i, unit] of units.entries()) {
    const price = prices[i] ?? 0
    for (let sum = unit; sum <= room; sum++) {
      const worth = (value[sum - unit] ?? 0) + price
      if (worth > (value[sum] ?? 0) + NOISE) {
        value[sum] = worth
        last[sum] = i
      }
    }
  }
  const counts = units.map(() => 0)
  for (let sum = room; (last[sum] ?? -1) >= 0; sum -= units[last[sum] ?? 0] ?? room) {
    const size = last[sum] ?? 0
    counts[size] = (counts[size] ?? 0) + 1
  }
  return counts
}

/** Takes a filling into the basis in place of the one that it uses up first. False if there is none. */
function exchange(inverse: Float64Array[], bars: number[], fillings: number[][], entering: number[]): boolean {
  const share = inverse.map((row) => entering.reduce((sum, pieces, i) => sum + pieces * (row[i] ?? 0), 0))
  let leaving = -1
  let smallest = Infinity
  for (const [i, part] of share.entries()) {
    const ratio = (bars[i] ?? 0) / part
    if (part > NOISE && ratio < smallest) [leaving, smallest] = [i, ratio]
  }
  const pivotRow = inverse[leaving]
  if (!pivotRow) return false
  const pivot = share[leaving] ?? 1
  for (let i = 0; i < pivotRow.length; i++) pivotRow[i] = (pivotRow[i] ?? 0) / pivot
  for (const [j, row] of inverse.entries()) {
    const part = share[j] ?? 0
    if (j === leaving || part === 0) continue
    for (let i = 0; i < row.length; i++) row[i] = (row[i] ?? 0) - part * (pivotRow[i] ?? 0)
    bars[j] = (bars[j] ?? 0) - part * smallest
  }
  bars[leaving] = smallest
  fillings[leaving] = entering
  return true
}
