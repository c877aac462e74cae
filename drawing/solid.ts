import type { Material } from './material.ts'
import { flatten, isCounterClockwise, type Outline } from './outline.ts'
import type { Point, Vector } from './vector.ts'

/** An outline swept along an axis, mm. `axis` x: u is y, v is z; y: u is x, v is z; z: u is x, v is y. */
export type Solid = {
  readonly outline: Outline
  readonly holes?: readonly Outline[]
  readonly axis?: Axis
  /** Begin along the axis. */
  readonly from?: number
  readonly length: number
  readonly at?: Vector
  readonly material: Material
}

export type Axis = 'x' | 'y' | 'z'

/** What the sweep needs to know about an axis. */
export type Frame = {
  place: (u: number, v: number, w: number) => Vector
  /** A place in space as u, v and the distance along the axis. */
  split: (at: Vector) => Vector
  /** Direction to the viewer, seen along the axis. */
  viewer: Point
  /** Unit normal in space of a normal of the outline. */
  normal: (u: number, v: number) => Vector
  /** The end that the viewer sees lies at the low (-1) or high (1) end of the axis. */
  near: -1 | 1
}

const FRAMES: Record<Axis, Frame> = {
  x: {
    place: (u, v, w) => [w, u, v],
    split: ([x, y, z]) => [y, z, x],
    viewer: [-1, 1],
    normal: (u, v) => [0, u, v],
    near: 1,
  },
  y: {
    place: (u, v, w) => [u, w, v],
    split: ([x, y, z]) => [x, z, y],
    viewer: [1, 1],
    normal: (u, v) => [u, 0, v],
    near: -1,
  },
  z: { place: (u, v, w) => [u, v, w], split: (at) => at, viewer: [1, -1], normal: (u, v) => [u, v, 0], near: 1 },
}

/** Outline counter-clockwise, holes clockwise: material lies always to the left of an edge. */
export type Rings = { outer: Point[]; holes: Point[][] }

/** A solid with its defaults filled in, corners rounded, rings turned the right way, all moved to its place. */
export type Body = Rings & { frame: Frame; axis: Axis; near: number; far: number; material: Material }

const turned = (ring: Point[], counterClockwise: boolean): Point[] =>
  isCounterClockwise(ring) === counterClockwise ? ring : ring.toReversed()

export function bodyOf({ outline, holes = [], axis = 'y', from = 0, length, at = [0, 0, 0], material }: Solid): Body {
  const frame = FRAMES[axis]
  const [du, dv, dw] = frame.split(at)
  const placed = (ring: Outline) => flatten(ring).map(([u, v]): Point => [u + du, v + dv])
  const [begin, end] = [from + dw, from + dw + length]
  return {
    outer: turned(placed(outline), true),
    holes: holes.map((hole) => turned(placed(hole), false)),
    frame,
    axis,
    near: frame.near < 0 ? begin : end,
    far: frame.near < 0 ? end : begin,
    material,
  }
}

/** The outer corners in space, both ends. */
export const cornersOf = ({ outer, frame, near, far }: Body): Vector[] =>
  [near, far].flatMap((w) => outer.map(([u, v]) => frame.place(u, v, w)))
