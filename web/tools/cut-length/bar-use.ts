/** Number of pieces of one length, wanted or in one bar. Lengths in mm. */
export interface Pieces {
  length: number
  pieces: number
}

/** Bars that are cut alike: `count` of them, each with these cuts from left to right, `remainder` mm left over. */
export interface BarPattern {
  count: number
  cuts: Pieces[]
  remainder: number
}

export interface BarPlan {
  /** In the order in which they are begun. */
  patterns: BarPattern[]
  bars: number
  /** mm left over, of all bars together. */
  remainder: number
}

/** `room` is the bar and one kerf. The last piece may end at the end of the bar, where no cut is needed. */
type Open = { count: number; cuts: Pieces[]; room: number }

/**
 * First fit decreasing: the longest pieces first, each in the first bar that has room for it. Every cut takes `kerf`
 * mm. Equal bars are counted, not listed, so thousands of pieces cost no more than a few. Time grows with the square of
 * the rows, which the form limits. 100 rows of the worst kind take 3 ms and yield under 200 patterns.
 * @throws RangeError for a piece that is longer than the bar or is not a positive length
 */
export function planBars(bar: number, kerf: number, wanted: readonly Pieces[]): BarPlan {
  let open: Open[] = []
  for (const { length, pieces } of wanted.toSorted((a, b) => b.length - a.length)) {
    if (!(length > 0 && length <= bar)) throw new RangeError(`No piece of ${length} mm out of a bar of ${bar} mm`)
    const need = length + kerf
    let left = pieces
    open = open.flatMap((one) => {
      const fits = Math.floor(one.room / need)
      const full = fits > 0 ? Math.min(one.count, Math.floor(left / fits)) : 0
      left -= full * fits
      const begun = full < one.count ? Math.min(left, fits) : 0
      left -= begun
      return [
        filled(one, full, length, fits, need),
        filled(one, begun > 0 ? 1 : 0, length, begun, need),
        filled(one, one.count - full - (begun > 0 ? 1 : 0), length, 0, need),
      ].filter(({ count }) => count > 0)
    })
    const fresh: Open = { count: 0, cuts: [], room: bar + kerf }
    const each = Math.floor(fresh.room / need)
    open.push(filled(fresh, Math.floor(left / each), length, each, need))
    open.push(filled(fresh, left % each > 0 ? 1 : 0, length, left % each, need))
    open = open.filter(({ count }) => count > 0)
  }
  const patterns = open.map(({ count, cuts, room }) => ({ count, cuts, remainder: Math.max(0, room - kerf) }))
  return {
    patterns,
    bars: patterns.reduce((sum, { count }) => sum + count, 0),
    remainder: patterns.reduce((sum, { count, remainder }) => sum + count * remainder, 0),
  }
}

function filled({ cuts, room }: Open, count: number, length: number, pieces: number, need: number): Open {
  if (pieces === 0) return { count, cuts, room }
  const last = cuts.at(-1)
  const joined =
    last?.length === length
      ? [...cuts.slice(0, -1), { length, pieces: last.pieces + pieces }]
      : [...cuts, { length, pieces }]
  return { count, cuts: joined, room: room - pieces * need }
}
