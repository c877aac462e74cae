import type { BarPattern, BarPlan, Pieces } from '#web/tools/cut-length/bar-use.ts'

/** A bar and the wanted pieces of it, all with one kerf. The last piece may end at the end of the bar. */
export interface BarOrder {
  /** Bar and kerf, mm. */
  room: number
  kerf: number
  /** Length and kerf of the pieces, mm, the longest first, each length once. */
  sizes: Pieces[]
}

export const toOrder = (bar: number, kerf: number, wanted: readonly Pieces[]): BarOrder => {
  const byLength = new Map<number, number>()
  for (const { length, pieces } of wanted) byLength.set(length, (byLength.get(length) ?? 0) + pieces)
  const sizes = [...byLength].map(([length, pieces]) => ({ length: length + kerf, pieces }))
  return { room: bar + kerf, kerf, sizes: sizes.toSorted((a, b) => b.length - a.length) }
}

/** The same order with other numbers of pieces; sizes without pieces are left out. */
export const withPieces = (order: BarOrder, counts: readonly number[]): BarOrder => ({
  ...order,
  sizes: order.sizes.flatMap(({ length }, i) => {
    const pieces = counts[i] ?? 0
    return pieces > 0 ? [{ length, pieces }] : []
  }),
})

/** Lengths as whole numbers of mm or of tenths of it; undefined if they are neither. */
export function toUnits({ room, sizes }: BarOrder): { room: number; units: number[] } | undefined {
  const lengths = [room, ...sizes.map(({ length }) => length)]
  const scale = [1, 10].find((factor) => lengths.every((length) => isWhole(length * factor)))
  if (scale === undefined) return undefined
  const [roomUnits = 0, ...units] = lengths.map((length) => Math.round(length * scale))
  return { room: roomUnits, units }
}

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-9

/** Bars that are cut alike, from the number of pieces of each size in one of them. */
export function toPattern({ room, kerf, sizes }: BarOrder, counts: readonly number[], count: number): BarPattern {
  const cuts = sizes.flatMap(({ length }, i) => {
    const pieces = counts[i] ?? 0
    return pieces > 0 ? [{ length: length - kerf, pieces }] : []
  })
  const used = sizes.reduce((sum, { length }, i) => sum + length * (counts[i] ?? 0), 0)
  return { count, cuts, remainder: Math.max(0, Math.round((room - used - kerf) * 1000) / 1000) }
}

const keyOf = ({ cuts }: BarPattern): string => cuts.map(({ length, pieces }) => `${pieces}x${length}`).join()

/** A plan of patterns; equal ones are joined. */
export function toPlan(patterns: readonly BarPattern[]): BarPlan {
  const byCuts = new Map<string, BarPattern>()
  for (const pattern of patterns) {
    const count = (byCuts.get(keyOf(pattern))?.count ?? 0) + pattern.count
    byCuts.set(keyOf(pattern), { ...pattern, count })
  }
  const joined = [...byCuts.values()]
  return {
    patterns: joined,
    bars: joined.reduce((sum, { count }) => sum + count, 0),
    remainder: joined.reduce((sum, { count, remainder }) => sum + count * remainder, 0),
  }
}
