import type { Dimension } from './dimension.ts'
import { boundingBox } from './geometry/outline.ts'
import type { Outline } from './geometry/corner.ts'
import { heightOf, widthOf } from './geometry/box.ts'
import type { Solid } from './geometry/solid.ts'
import type { SectionMeasure } from './locate-measures.ts'

/** Letters that never have a line in this section. Others always mean a diameter or height, or a length. */
const HIDDEN = ['p', 'd0', 'v', 'e']
const UPRIGHT: ReadonlySet<string> = new Set(['d', 'D', 'da', 'df', 'M', 'h', ...HIDDEN])
const LEVEL: ReadonlySet<string> = new Set(['l', 's', ...HIDDEN])

/** Tables round circles to tenths of a millimetre. */
const TOLERANCE = 0.051

/**
 * Finds the measures of a part along x in its section through the axis: diameters upright, widths level.
 * Each distance has one letter; a measure without a distance of its value is left out.
 */
export function locateWheelMeasures(solids: readonly Solid[], measures: readonly SectionMeasure[]): Dimension[] {
  const begins = solids.map(({ from = 0 }) => from)
  const ends = solids.map(({ from = 0, length }) => from + length)
  const [left, right] = [Math.min(...begins), Math.max(...ends)]
  const bottom = Math.min(...solids.map(({ outline, at = [0, 0, 0] }) => boundingBox(outline).min[1] + at[2]))
  const spans = [
    ...solids.map(({ from = 0, length }) => level(from, length)),
    ...[...Map.groupBy(solids, ({ part }) => part).values()].map((group) => {
      const from = Math.min(...group.map((solid) => solid.from ?? 0))
      return level(from, Math.max(...group.map((solid) => (solid.from ?? 0) + solid.length)) - from)
    }),
    level(left, right - left),
    ...solids.flatMap(({ outline, holes = [], at = [0, 0, 0], from = 0 }) =>
      [outline, ...holes].filter(isAsWideAsHigh).map((ring) => {
        const { min, max } = boundingBox(ring)
        return { along: 'z', from: [from, 0, min[1] + at[2]], length: max[1] - min[1] } as const
      }),
    ),
    ...solids.map(({ outline, at = [0, 0, 0], from = 0 }) => {
      const box = boundingBox(outline)
      return { along: 'z', from: [from, 0, box.min[1] + at[2]], length: heightOf(box) } as const
    }),
  ]
  const taken = new Set<number>()
  const located = measures.flatMap(({ symbol, value, text }): Dimension[] => {
    const place = spans.findIndex(
      ({ along, length }, i) =>
        !taken.has(i) && Math.abs(length - value) <= TOLERANCE && !(along === 'x' ? UPRIGHT : LEVEL).has(symbol),
    )
    const span = spans[place]
    if (!span) return []
    taken.add(place)
    return [{ ...span, text, symbol }]
  })
  return located.toSorted((a, b) => a.length - b.length)

  function level(from: number, length: number) {
    return { along: 'x', from: [from, 0, bottom], length } as const
  }
}

/** A circle, and no plate. */
function isAsWideAsHigh(outline: Outline): boolean {
  const box = boundingBox(outline)
  return Math.abs(widthOf(box) - heightOf(box)) < TOLERANCE
}
