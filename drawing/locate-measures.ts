import { boxAround, heightOf, widthOf, type Box } from './geometry/box.ts'
import type { Dimension } from './dimension.ts'
import type { Solid } from './geometry/solid.ts'
import type { Point } from './geometry/vector.ts'

/** A measure of a section, mm, with its letter in a catalogue and the text to print on its line. */
export interface SectionMeasure {
  readonly symbol: string
  readonly value: number
  readonly text: string
}

/** A distance in a section: from a point (x, z) to the right or upwards. */
interface Span {
  along: 'x' | 'z'
  from: Point
  length: number
  /** Smallest first: the whole section, then neighbouring faces, then faces farther from each other. */
  rank: readonly number[]
}

/** A straight edge, upright or level: its place across, and where it begins and ends along. */
interface Edge {
  at: number
  low: number
  high: number
}

/** Letters that always mean a height or a width; any other may be both. */
const HEIGHTS = new Set(['h', 'k', 't', 'c'])
const WIDTHS = new Set(['b', 'w', 'r', 'e', 'f', 'n', 'a', 'd', 'D'])

/** Outlines are rounded to hundredths of a millimetre, measures to thousandths. */
const TOLERANCE = 0.011
/** Faces farther apart along their own direction than this share of the section do not belong together. */
const APART = 0.3

/**
 * Finds the measures of a catalogue in the section that they describe, so that its letters are on the drawing. A measure
 * without a distance of its value is left out. Short ones come first, which puts their lines nearest to the section.
 */
export function locateMeasures(solids: readonly Solid[], measures: readonly SectionMeasure[]): Dimension[] {
  const rings = solids.flatMap(ringsOf)
  const outer = boxAround(rings.flat())
  const spans = spansOf(rings, outer).toSorted((a, b) => compareRanks(a.rank, b.rank))
  const taken = new Set<Span>()
  const located = measures.flatMap(({ symbol, value, text }): Dimension[] => {
    const span = spans.find(
      (one) =>
        !taken.has(one) &&
        Math.abs(one.length - value) <= TOLERANCE &&
        !(one.along === 'x' ? HEIGHTS : WIDTHS).has(symbol),
    )
    if (!span) return []
    taken.add(span)
    return [{ along: span.along, from: [span.from[0], 0, span.from[1]], length: span.length, text, symbol }]
  })
  return located.toSorted((a, b) => a.length - b.length)
}

const ringsOf = ({ outline, holes = [], at = [0, 0, 0] }: Solid): Point[][] =>
  [outline, ...holes].map((ring) => ring.map(([u, v]): Point => [u + at[0], v + at[2]]))

function spansOf(rings: readonly Point[][], outer: Box): Span[] {
  const [width, height] = [widthOf(outer), heightOf(outer)]
  const middle: Point = [outer.min[0] + width / 2, outer.min[1] + height / 2]
  const edges = rings.flatMap((ring) => ring.map((point, i) => [point, ring[(i + 1) % ring.length] as Point] as const))
  const facing = (across: 0 | 1): Span[] => {
    const along = across === 0 ? 1 : 0
    const parallel = edges
      .filter(([a, b]) => Math.abs(a[across] - b[across]) < TOLERANCE && Math.abs(a[along] - b[along]) > TOLERANCE)
      .map(([a, b]): Edge => ({ at: a[across], low: Math.min(a[along], b[along]), high: Math.max(a[along], b[along]) }))
      .toSorted((a, b) => a.at - b.at)
    const limit = APART * Math.max(width, height)
    return parallel.flatMap((first, i) =>
      parallel.slice(i + 1).flatMap((second): Span[] => {
        const apart = Math.max(0, Math.max(first.low, second.low) - Math.min(first.high, second.high))
        if (apart > limit) return []
        // Where both begin to be there, on the side to which the dimension line goes.
        const high = Math.min(first.high, second.high)
        const place = high > middle[along] ? high : Math.max(first.low, second.low)
        const centre = (first.at + second.at) / 2
        return [
          {
            along: across === 0 ? 'x' : 'z',
            from: across === 0 ? [first.at, place] : [place, first.at],
            length: second.at - first.at,
            rank: [1, apart, -place, Math.abs(centre - middle[across])],
          },
        ]
      }),
    )
  }
  const holes = rings.slice(1).map((ring): Span => {
    const box = boxAround(ring)
    return { along: 'x', from: [box.min[0], middle[1] + TOLERANCE], length: widthOf(box), rank: [2] }
  })
  return [
    { along: 'x', from: outer.min, length: width, rank: [0] },
    { along: 'z', from: outer.min, length: height, rank: [0] },
    ...facing(0),
    ...facing(1),
    ...holes,
  ]
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((value, i) => value !== b[i])
  return place < 0 ? 0 : (a[place] ?? 0) - (b[place] ?? 0)
}
