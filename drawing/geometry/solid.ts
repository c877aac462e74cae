import type { Material } from '#drawing/material.ts'
import type { Outline } from './corner.ts'
import { flatten, isCounterClockwise } from './outline.ts'
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
  /** Key of the part that the solid belongs to. Solids of one part that follow each other are one piece. */
  readonly part?: string | undefined
  /** Drawn as a thin dashed outline: a part that belongs there but is not included. */
  readonly phantom?: boolean
}

export type Axis = 'x' | 'y' | 'z'

/** The data of an axis that the sweep needs. */
export type Frame = {
  place: (u: number, v: number, w: number) => Vector
  /** Returns the position in space of u, v and the distance along the axis. */
  split: (at: Vector) => Vector
  /** Direction to the viewer along the axis. */
  viewer: Point
  /** Returns the unit normal in space of a normal of the outline. */
  normal: (u: number, v: number) => Vector
  /** Whether the visible end is at the low (-1) or high (1) end of the axis. */
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

/** The outline is counter-clockwise, holes are clockwise: material is always to the left of an edge. */
export type Rings = { outer: Point[]; holes: Point[][] }

/** A solid with defaults filled in, corners rounded and rings in the right direction, at its position. */
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

/** Returns the outer corners of both ends in space. */
export const cornersOf = ({ outer, frame, near, far }: Body): Vector[] =>
  [near, far].flatMap((w) => outer.map(([u, v]) => frame.place(u, v, w)))
