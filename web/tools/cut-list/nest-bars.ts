import { type BarPlan, type Pieces, planBars } from '#web/tools/cut-length/bar-use.ts'
import { fillBars } from './fill-bars.ts'
import { planFractions } from './fractional-bars.ts'
import { leastBars } from './least-bars.ts'
import { searchBars } from './search-bars.ts'
import { type BarOrder, toOrder, toPattern, toPlan, toUnits, withPieces } from './sizes.ts'

/** A plan of all bars, and how good it is. */
export interface Nesting extends BarPlan {
  /** No plan can have fewer bars. */
  least: number
  /** Whether it is proven that there is no plan with fewer bars. */
  isBest: boolean
  /** mm of all bars, and mm of all pieces. */
  stock: number
  cut: number
}

/** Fillings that a search looks at, which bounds the time alike on every machine. */
const SEARCH_STEPS = 30_000
/** Bars of a plan for which the search is tried: its depth. */
const MOST_SEARCHED = 80
const NOISE = 1e-6

/**
 * Plans bars with as few of them as possible, in four steps:
 * - first fit decreasing,
 * - bar by bar as full as possible,
 * - the whole bars of a plan with parts of bars, and the rest again,
 * - a search with a bounded number of possibilities, which finds the best plan of a small order.
 *
 * Steps are left out as soon as the plan has as few bars as a lower bound. Every cut takes `kerf` mm. Measurements are
 * in docs/decisions/0068.
 * @param trim mm that are cut off at each end of a bar before.
 * @throws RangeError for a piece longer than the bar between its ends, or one without a positive length
 */
export function nestBars(bar: number, kerf: number, wanted: readonly Pieces[], trim = 0): Nesting {
  const order = toOrder(bar - 2 * trim, kerf, wanted)
  let least = leastBars(order.room, order.sizes)
  let plan = planSimply(order, least)
  if (plan.bars > least) {
    const fractions = planByFractions(order)
    least = Math.max(least, fractions?.least ?? 0)
    plan = fewer(plan, fractions?.plan)
  }
  if (plan.bars > least) {
    const { better, isBest } = improve(order, plan, least)
    plan = better
    if (isBest) least = plan.bars
  }
  const cut = wanted.reduce((sum, { length, pieces }) => sum + length * pieces, 0)
  return { ...plan, least, isBest: plan.bars === least, stock: plan.bars * bar, cut }
}

const fewer = (one: BarPlan, other: BarPlan | undefined): BarPlan => (other && other.bars < one.bars ? other : one)

/** The better one of two plans that need no search. */
function planSimply(order: BarOrder, least: number): BarPlan {
  const { room, kerf, sizes } = order
  const lengths = sizes.map(({ length, pieces }) => ({ length: length - kerf, pieces }))
  const plan = planBars(room - kerf, kerf, lengths)
  const filled = plan.bars > least ? fillBars(order) : undefined
  return fewer(plan, filled && toPlan(filled))
}

function improve(order: BarOrder, plan: BarPlan, least: number): { better: BarPlan; isBest: boolean } {
  if (plan.bars > MOST_SEARCHED) return { better: plan, isBest: false }
  const { bars, isComplete } = searchBars(order, { most: plan.bars, least, mostSteps: SEARCH_STEPS })
  const found = bars && toPlan(bars.map((counts) => toPattern(order, counts, 1)))
  return { better: fewer(plan, found), isBest: isComplete }
}

/** The whole bars of a plan with parts of bars, and a new plan for the rest. */
function planByFractions(order: BarOrder): { least: number; plan: BarPlan } | undefined {
  const scaled = toUnits(order)
  if (!scaled) return undefined
  const demand = order.sizes.map(({ pieces }) => pieces)
  const { least, fillings } = planFractions(scaled.room, scaled.units, demand)
  const whole = fillings
    .map(({ counts, bars }) => ({ counts, count: Math.floor(bars + NOISE) }))
    .filter(({ count }) => count > 0)
  const placed = (i: number) => whole.reduce((sum, { counts, count }) => sum + (counts[i] ?? 0) * count, 0)
  const left = demand.map((pieces, i) => pieces - placed(i))
  const rest = withPieces(order, left)
  const restLeast = leastBars(rest.room, rest.sizes)
  const simple = planSimply(rest, restLeast)
  const { better } = simple.bars > restLeast ? improve(rest, simple, restLeast) : { better: simple }
  const patterns = [...whole.map(({ counts, count }) => toPattern(order, counts, count)), ...better.patterns]
  return { least: Math.ceil(least - NOISE), plan: toPlan(patterns) }
}
