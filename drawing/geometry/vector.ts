/** A point of the flat drawing or of an outline. */
export type Point = readonly [number, number]
/** A point in space, mm. The axis x is width (to the right, down), y length (to the right, up), z height (up). */
export type Vector = readonly [x: number, y: number, z: number]

const COS_30 = Math.cos(Math.PI / 6)
const SIN_30 = 0.5

/** Isometric view from the front, right and above. The drawing's second axis points down, as in SVG. */
export const project = ([x, y, z]: Vector): Point => [(x + y) * COS_30, (x - y) * SIN_30 - z]

export const add = (a: Vector, b: Vector, factor = 1): Vector => [
  a[0] + b[0] * factor,
  a[1] + b[1] * factor,
  a[2] + b[2] * factor,
]

/** The sum of two points of the plane. */
export const add2 = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]

/** Moves a point by a direction of the drawing plane. */
export const move = (point: Point, direction: Point, factor = 1): Point => [
  point[0] + direction[0] * factor,
  point[1] + direction[1] * factor,
]

export const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1])

/** Unit vector from a to b. */
export function direction(a: Point, b: Point): Point {
  const length = distance(a, b)
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
}

/** Distance of a point from a polyline. */
export function distanceToLine(point: Point, line: readonly Point[]): number {
  const pieces = line.slice(1).map((end, i) => {
    const begin = line[i] ?? end
    const [du, dv] = [end[0] - begin[0], end[1] - begin[1]]
    const along = ((point[0] - begin[0]) * du + (point[1] - begin[1]) * dv) / (du ** 2 + dv ** 2)
    const share = Math.max(0, Math.min(1, along))
    return distance(point, [begin[0] + du * share, begin[1] + dv * share])
  })
  return Math.min(...pieces)
}
