import { polygon, polyline } from './geometry/path.ts'
import type { Mark } from './picture.ts'
import type { Paper } from './paper.ts'
import { direction, distance, move, type Point } from './geometry/vector.ts'

/** A dimension line laid out in the drawing plane, mm. */
export type Annotation = {
  lines: readonly (readonly [Point, Point])[]
  arrows: readonly (readonly Point[])[]
  text: string
  symbol?: string | undefined
  /** Centre of the text's base line, directions of the line and of its descent, size. */
  origin: Point
  along: Point
  down: Point
  size: number
}

const RULE = '#716d66'
const INK = '#201f1c'
const RULE_WIDTH = 0.7

/** A slim arrow head with its tip at a point, pointing away from `tail`. */
export function arrowHead(tip: Point, tail: Point, length: number): Point[] {
  const back = direction(tip, tail)
  const half = length * 0.16
  const base = move(tip, back, length)
  return [tip, move(base, [-back[1], back[0]], half), move(base, [back[1], -back[0]], half)]
}

/** Both arrow heads of a dimension line: inside it, or outside if the line is too short. */
export function arrowHeads(a: Point, b: Point, size: number): { arrows: Point[][]; line: [Point, Point] } {
  const length = size * 0.72
  const unit = direction(a, b)
  if (distance(a, b) > length * 3) return { arrows: [arrowHead(a, b, length), arrowHead(b, a, length)], line: [a, b] }
  const [before, after] = [move(a, unit, -length * 1.6), move(b, unit, length * 1.6)]
  return { arrows: [arrowHead(a, before, length), arrowHead(b, after, length)], line: [before, after] }
}

/** Average width of a character as a share of the text size. */
export const CHARACTER = 0.56

/** All points for which the annotation needs room. */
export function extentOf({ lines, origin, along, down, size, text }: Annotation): Point[] {
  const half = (text.length * CHARACTER * size) / 2
  const ends = [-half, half].map((by) => move(origin, along, by))
  return [...lines.flat(), ...ends.flatMap((end) => [move(end, down, size * 0.25), move(end, down, -size * 0.8)])]
}

const short = (n: number): number => Math.round(n * 1000) / 1000 + 0

export function annotationMarks(annotations: readonly Annotation[], paper: Paper): Mark[] {
  if (annotations.length === 0) return []
  // Measures with a letter are marks of their own.
  if (annotations.some(({ symbol }) => symbol !== undefined)) {
    return annotations.flatMap(({ symbol, ...one }) =>
      annotationMarks([one], paper).map((mark) => (symbol === undefined ? mark : { ...mark, symbol })),
    )
  }
  const lines = annotations.flatMap((one) => one.lines.map((line) => polyline(line.map(paper.at))))
  const arrows = annotations.flatMap((one) => one.arrows.map((arrow) => polygon(arrow.map(paper.at))))
  return [
    { kind: 'path', d: lines.join(''), stroke: RULE, width: RULE_WIDTH },
    { kind: 'path', d: arrows.join(''), fill: RULE },
    ...annotations.map(({ text, origin, along, down, size }): Mark => {
      const matrix = [...along, ...down].map(short).concat(paper.at(origin).map(Math.round))
      return { kind: 'text', text, matrix, size: Math.round(size * paper.scale), fill: INK }
    }),
  ]
}
