import { describe, expect, test } from 'vitest'
import { randomFractions } from '#test/support/random-fractions.ts'
import { type Pieces, planBars } from '#web/tools/cut-length/bar-use.ts'
import { leastBars } from './least-bars.ts'
import { nestBars, type Nesting } from './nest-bars.ts'
import { onQuietMachine } from '#test/support/quiet-machine.ts'

const SEED = 20_261_122
const random = randomFractions(SEED)
const whole = (low: number, high: number) => low + Math.floor(random() * (high - low + 1))
const pick = <Item>(items: readonly [Item, ...Item[]]): Item => items[whole(0, items.length - 1)] ?? items[0]

interface Order {
  bar: number
  kerf: number
  wanted: Pieces[]
}

function randomOrder(mostRows: number, mostPieces: number): Order {
  const bar = pick([1000, 2000, 3000, 6000])
  const low = pick([0.02, 0.1, 0.2, 0.3])
  const wanted = Array.from({ length: whole(1, mostRows) }, () => ({
    length: whole(Math.max(20, low * bar), pick([0.4, 0.6, 1]) * bar),
    pieces: whole(1, mostPieces),
  }))
  return { bar, kerf: pick([0, 2.5, 3, 4]), wanted }
}

/**
 * The fewest bars by another method. Every set of pieces gets the fewest bars that hold it. Of such plans the last bar
 * has the most room left. Each piece is the last one that is put in once.
 */
function fewestBars({ bar, kerf, wanted }: Order): number {
  const pieces = wanted.flatMap(({ length, pieces: count }) => Array.from({ length: count }, () => length + kerf))
  const room = bar + kerf
  const sets = 2 ** pieces.length
  const bars = new Int32Array(sets).fill(pieces.length + 1)
  const free = new Float64Array(sets)
  bars[0] = 0
  for (let set = 1; set < sets; set++) {
    for (const [i, size] of pieces.entries()) {
      if ((set & (1 << i)) === 0) continue
      const before = set ^ (1 << i)
      const [used = 0, left = 0] = [bars[before], free[before]]
      const [nextUsed, nextLeft] = size <= left + 1e-9 ? [used, left - size] : [used + 1, room - size]
      const known = bars[set] ?? Infinity
      if (nextUsed < known || (nextUsed === known && nextLeft > (free[set] ?? 0))) {
        bars[set] = nextUsed
        free[set] = nextLeft
      }
    }
  }
  return bars[sets - 1] ?? Number.NaN
}

/** Pieces of each length in all bars. */
function placed({ patterns }: Nesting): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { count, cuts } of patterns) {
    for (const { length, pieces } of cuts) counts[length] = (counts[length] ?? 0) + count * pieces
  }
  return counts
}
const ordered = (wanted: readonly Pieces[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { length, pieces } of wanted) counts[length] = (counts[length] ?? 0) + pieces
  return counts
}

/** mm of a bar that its cuts and kerfs take; the last piece may end at the end of the bar. */
const taken = (kerf: number, cuts: readonly Pieces[]) =>
  cuts.reduce((sum, { length, pieces }) => sum + pieces * (length + kerf), 0) - kerf

function expectPossible({ bar, kerf, wanted }: Order, nesting: Nesting): void {
  const about = JSON.stringify({ bar, kerf, wanted })
  expect(placed(nesting), about).toEqual(ordered(wanted))
  const tooFull = nesting.patterns.filter(({ cuts }) => taken(kerf, cuts) > bar + 1e-6)
  expect(tooFull, about).toEqual([])
  const wrongRests = nesting.patterns.filter(
    ({ cuts, remainder }) => Math.abs(Math.max(0, bar - taken(kerf, cuts) - kerf) - remainder) > 1e-6,
  )
  expect(wrongRests, about).toEqual([])
  expect(nesting.bars, about).toBe(nesting.patterns.reduce((sum, { count }) => sum + count, 0))
  expect(nesting.least, about).toBeLessThanOrEqual(nesting.bars)
}

describe(`random orders, seed ${SEED}`, () => {
  test('200 small orders need as many bars as an exact method of another kind finds', () => {
    let left = 200
    let better = 0
    while (left > 0) {
      const order = randomOrder(6, 4)
      if (order.wanted.reduce((sum, { pieces }) => sum + pieces, 0) > 12) continue
      left--
      const nesting = nestBars(order.bar, order.kerf, order.wanted)
      expectPossible(order, nesting)
      expect([nesting.bars, nesting.isBest], JSON.stringify(order)).toEqual([fewestBars(order), true])
      if (nesting.bars < planBars(order.bar, order.kerf, order.wanted).bars) better++
    }
    expect(better, 'orders that first fit decreasing does not solve').toBeGreaterThan(0)
  })

  test('large orders are possible plans, never worse than first fit decreasing and never below the bound', () => {
    for (let run = 0; run < 60; run++) {
      const order = randomOrder(40, pick([5, 60, 3000]))
      const nesting = nestBars(order.bar, order.kerf, order.wanted)
      expectPossible(order, nesting)
      expect(nesting.bars).toBeLessThanOrEqual(planBars(order.bar, order.kerf, order.wanted).bars)
    }
  })

  test('one piece more never needs fewer bars, and a longer bar never more, where plans are the best', () => {
    for (let run = 0; run < 150; run++) {
      const order = randomOrder(4, 3)
      const { bar, kerf, wanted } = order
      const nesting = nestBars(bar, kerf, wanted)
      const more = nestBars(bar, kerf, [...wanted, { length: whole(20, bar), pieces: 1 }])
      const longer = nestBars(bar + 500, kerf, wanted)
      if (!nesting.isBest || !more.isBest || !longer.isBest) continue
      expect(more.bars, JSON.stringify(order)).toBeGreaterThanOrEqual(nesting.bars)
      expect(longer.bars, JSON.stringify(order)).toBeLessThanOrEqual(nesting.bars)
    }
  })
})

test('first fit decreasing wastes a bar that the search saves', () => {
  // 3000 = 1400 + 800 + 800 twice; the longest first leaves 1400 + 1400 and four times 800.
  const wanted = [
    { length: 1400, pieces: 2 },
    { length: 800, pieces: 4 },
  ]
  expect(planBars(3000, 0, wanted).bars).toBe(3)
  expect(nestBars(3000, 0, wanted)).toMatchObject({ bars: 2, least: 2, isBest: true, remainder: 0 })
})

test('the bound counts pieces that waste room by their number', () => {
  expect(leastBars(3000, [{ length: 1100, pieces: 100 }])).toBe(50)
  expect(leastBars(3000, [{ length: 1501, pieces: 7 }])).toBe(7)
  expect(nestBars(3000, 4, [{ length: 1100, pieces: 1000 }])).toMatchObject({ bars: 500, isBest: true })
})

test('a hundred lengths in any number are planned within a bounded number of steps', () => {
  const wanted = Array.from({ length: 100 }, (_, i) => ({ length: 217 + 53 * i, pieces: 100_000 - 311 * i }))
  const began = performance.now()
  const nesting = nestBars(6000, 4, wanted)
  expectPossible({ bar: 6000, kerf: 4, wanted }, nesting)
  // Thousands of times the usual work would be minutes.
  expect(performance.now() - began).toBeLessThan(onQuietMachine(20_000))
})

test('a piece that is longer than the bar is refused', () => {
  expect(() => nestBars(2000, 4, [{ length: 2001, pieces: 1 }])).toThrow(RangeError)
})
