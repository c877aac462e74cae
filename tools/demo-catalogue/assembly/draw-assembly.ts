import { annotationMarks, extentOf } from '#drawing/annotation.ts'
import { isometricDimensions } from '#drawing/dimension.ts'
import { TEXT_FONT, writeMarks, type PathMark } from '#drawing/picture.ts'
import { coextensive } from '#drawing/scene.ts'
import { paperFor } from '#drawing/paper.ts'
import { bodyOf, cornersOf } from '#drawing/geometry/solid.ts'
import { sweep } from '#drawing/geometry/sweep.ts'
import { move, project, type Point, type Vector } from '#drawing/geometry/vector.ts'
import { DIMENSIONS, PARTS } from './assembly.ts'

const TEXT = 7.2
const HATCH = 1.5
const PADDING = 0.01
/** Distance of the length's text from the middle of its line, mm: clear of the sprocket. */
const BESIDE = 36
/** Axis of the exploded assembly. */
const AXIS: Record<'bottom' | 'top', Vector> = { bottom: [0, 0, -22], top: [0, 0, 108] }

interface Assembly {
  svg: string
  /** Balloon and leader of each marked part, in units of the drawing. */
  marks: { fragment: string; balloon: Point; leader: Point }[]
  /** Position of the length's text as an SVG matrix, and its size. */
  length: { matrix: number[]; size: number }
}

/** Draws the home page's assembly with one group per part: a page can show, mark and fade each. */
export function drawAssembly(): Assembly {
  const parts = PARTS.map((part) => ({ ...part, bodies: part.solids.map(bodyOf) }))
  const profile = parts.filter(({ fragment }) => fragment === 'c-profile').flatMap(({ bodies }) => bodies)
  const annotations = isometricDimensions(DIMENSIONS, profile.flatMap(cornersOf), TEXT).map((one) =>
    one.text === '' ? { ...one, origin: move(one.origin, one.along, BESIDE) } : one,
  )
  const marks = parts.flatMap(({ fragment, mark }) => {
    if (!mark) return []
    const leader = project(mark.at)
    return [{ fragment, leader, balloon: move(leader, mark.to) }]
  })
  const points = [
    ...parts.flatMap(({ bodies }) => bodies.flatMap(cornersOf).map(project)),
    ...annotations.flatMap(extentOf),
    ...marks.flatMap(({ balloon: [x, y] }): Point[] => [
      [x - 9, y - 9],
      [x + 9, y + 9],
    ]),
  ]
  const paper = paperFor(points, PADDING)
  const whole = (point: Point): Point => {
    const [x, y] = paper.at(point)
    return [Math.round(x), Math.round(y)]
  }
  const groups = parts.map(({ fragment, bodies }) => {
    const swept = coextensive(bodies).flatMap((bodiesOfOne) =>
      sweep(bodiesOfOne, paper, bodiesOfOne[0]?.axis === 'y' ? HATCH : undefined),
    )
    return group(fragment, writeMarks(joined(swept)))
  })
  const from = whole(project(AXIS.bottom))
  const to = whole(project(AXIS.top))
  const axis = `<path d="M${from.join(' ')}L${to.join(' ')}" stroke="#716d66" stroke-width=".7" stroke-dasharray="9 2.5 1.5 2.5" vector-effect="non-scaling-stroke"/>`
  const measures = annotationMarks(annotations, paper).filter((mark) => mark.kind !== 'text' || mark.text !== '')
  const text = annotationMarks(annotations, paper).find((mark) => mark.kind === 'text' && mark.text === '')
  if (text?.kind !== 'text') throw new Error('The drawing has no line for the length')
  return {
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${paper.width} ${paper.height}" font-family="${TEXT_FONT}">` +
      `${group('axis', axis)}${groups.join('')}${group('dimensions', writeMarks(measures))}</svg>\n`,
    marks: marks.map(({ fragment, balloon, leader }) => ({ fragment, balloon: whole(balloon), leader: whole(leader) })),
    length: { matrix: [...text.matrix], size: text.size },
  }
}

/** Neighbours that look the same as one path: a browser lays out each path separately. */
function joined(marks: readonly PathMark[]): PathMark[] {
  const looks = (mark: PathMark) => JSON.stringify({ ...mark, d: '' })
  return marks.reduce<PathMark[]>((done, mark) => {
    const last = done.at(-1)
    if (!last || looks(last) !== looks(mark)) return [...done, mark]
    return [...done.slice(0, -1), { ...last, d: last.d + mark.d }]
  }, [])
}

/** A group repeats its attributes. A page may show it without the rest of the file, in the page's font. */
const group = (id: string, marks: string): string =>
  `<g id="${id}" fill="none" stroke-linejoin="round" stroke-linecap="round" text-anchor="middle">${marks}</g>`
