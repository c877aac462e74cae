import { describe, expect, it } from 'vitest'
import { planBars, type Pieces } from './bar-use.ts'
import { MOST_ROWS } from './cut-rows.ts'
import { onQuietMachine } from '#test/support/quiet-machine.ts'

describe('planBars', () => {
  it('cuts four pieces of 1250 from one bar of 6000', () => {
    expect(planBars(6000, 4, [{ length: 1250, pieces: 4 }])).toEqual({
      patterns: [{ count: 1, cuts: [{ length: 1250, pieces: 4 }], remainder: 984 }],
      bars: 1,
      remainder: 984,
    })
  })

  it('fills bars before it begins new ones', () => {
    expect(planBars(6000, 4, [{ length: 340, pieces: 23 }]).patterns).toEqual([
      { count: 1, cuts: [{ length: 340, pieces: 17 }], remainder: 152 },
      { count: 1, cuts: [{ length: 340, pieces: 6 }], remainder: 3936 },
    ])
  })

  it('needs no cut at the end of the bar', () => {
    expect(planBars(6000, 4, [{ length: 6000, pieces: 4 }])).toMatchObject({ bars: 4, remainder: 0 })
    expect(planBars(2004, 4, [{ length: 1000, pieces: 2 }])).toMatchObject({ bars: 1, remainder: 0 })
    expect(planBars(2003, 4, [{ length: 1000, pieces: 2 }]).bars).toBe(2)
    expect(planBars(2006, 4, [{ length: 1000, pieces: 2 }]).remainder).toBe(0)
  })

  it('puts short pieces into the remainders of long ones', () => {
    const plan = planBars(6000, 4, [
      { length: 900, pieces: 3 },
      { length: 2500, pieces: 4 },
    ])
    expect(plan.patterns).toEqual([
      { count: 2, cuts: [...of(2500, 2), ...of(900, 1)], remainder: 88 },
      { count: 1, cuts: of(900, 1), remainder: 5096 },
    ])
  })

  it('adds up equal lengths', () => {
    const plan = planBars(6000, 4, [
      { length: 1250, pieces: 1 },
      { length: 1250, pieces: 3 },
    ])
    expect(plan.patterns).toEqual([{ count: 1, cuts: [{ length: 1250, pieces: 4 }], remainder: 984 }])
  })

  it('plans a hundred thousand pieces quickly', () => {
    const begin = performance.now()
    expect(planBars(6000, 4, [{ length: 20, pieces: 100_000 }]).bars).toBe(Math.ceil(100_000 / 250))
    expect(performance.now() - begin).toBeLessThan(onQuietMachine(50))
  })

  it.each([
    ['nearly alike', (i: number) => ({ length: 1000 + 7 * i, pieces: 100_000 - i })],
    ['short', (i: number) => ({ length: 20 + i, pieces: 99_999 - 7 * i })],
    ['halving the bar', (i: number) => ({ length: 3000 - 17 * i, pieces: 1 + ((i * 7919) % 100_000) })],
  ])('makes at most two kinds of bar per row of the largest form: %s', (_, row) => {
    const rows = Array.from({ length: MOST_ROWS }, (_, i) => row(i))
    const begin = performance.now()
    const { patterns } = planBars(6000, 4, rows)
    // 1 to 3 ms alone on the machine.
    expect(performance.now() - begin).toBeLessThan(onQuietMachine(100))
    expect(patterns.length).toBeLessThanOrEqual(2 * MOST_ROWS)
  })

  it('rejects a piece longer than the bar', () => {
    expect(() => planBars(6000, 4, [{ length: 6001, pieces: 1 }])).toThrow(RangeError)
    expect(() => planBars(6000, 4, [{ length: Number.NaN, pieces: 1 }])).toThrow(RangeError)
  })

  it('agrees with cutting piece by piece', () => {
    let seed = 7
    const random = (below: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below
    for (let round = 0; round < 300; round++) {
      const wanted = Array.from({ length: 1 + random(4) }, () => ({ length: 20 + random(2980), pieces: random(30) }))
      const plan = planBars(3000, 3, wanted)
      expect(barsOf(plan.patterns)).toEqual(pieceByPiece(3000, 3, wanted))
    }
  })
})

const of = (length: number, pieces: number): Pieces[] => [{ length, pieces }]

const barsOf = (patterns: { count: number; cuts: Pieces[] }[]): number[][] =>
  patterns.flatMap(({ count, cuts }) =>
    Array.from({ length: count }, () => cuts.flatMap(({ length, pieces }) => Array<number>(pieces).fill(length))),
  )

/** First fit decreasing, as in textbooks. */
function pieceByPiece(bar: number, kerf: number, wanted: readonly Pieces[]): number[][] {
  const bars: number[][] = []
  const used = (cuts: number[]) => cuts.reduce((sum, length) => sum + length + kerf, 0)
  const all = wanted.flatMap(({ length, pieces }) => Array<number>(pieces).fill(length)).toSorted((a, b) => b - a)
  for (const length of all) {
    const fitting = bars.find((cuts) => used(cuts) + length <= bar)
    if (fitting) fitting.push(length)
    else bars.push([length])
  }
  return bars
}
