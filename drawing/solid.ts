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
  /** Direction to the viewer, seen along the axis. */
  viewer: Point
  /** Unit normal in space of a normal of the outline. */
  normal: (u: number, v: number) => Vector
  /** The end that the viewer sees lies at the low (-1) or high (1) end of the axis. */
  near: -1 | 1
}

const FRAMES: Record<Axis, Frame> = {
  x: { place: (u, v, w) => [w, u, v], viewer: [-1, 1], normal: (u, v) => [0, u, v], near: 1 },
  y: { place: (u, v, w) => [u, w, v], viewer: [1, 1], normal: (u, v) => [u, 0, v], near: -1 },
  z: { place: (u, v, w) => [u, v, w], viewer: [1, -1], normal: (u, v) => [u, v, 0], near: 1 },
}

/** Outline counter-clockwise, holes clockwise: material lies always to the left of an edge. */
export type Rings = { outer: Point[]; holes: Point[][] }

/** A solid with its defaults filled in, its corners rounded and its rings turned the right way. */
export type Body = Rings & { frame: Frame; axis: Axis; at: Vector; near: number; far: number; material: Material }

const turned = (outline: Outline, counterClockwise: boolean): Point[] => {
  const ring = flatten(outline)
  return isCounterClockwise(ring) === counterClockwise ? ring : ring.toReversed()
}

export function bodyOf({ outline, holes = [], axis = 'y', from = 0, length, at = [0, 0, 0], material }: Solid): Body {
  const frame = FRAMES[axis]
  return {
    outer: turned(outline, true),
    holes: holes.map((hole) => turned(hole, false)),
    frame,
    axis,
    at,
    near: frame.near < 0 ? from : from + length,
    far: frame.near < 0 ? from + length : from,
    material,
  }
}

/** The outer corners in space, both ends. */
export function cornersOf({ outer, frame, at, near, far }: Body): Vector[] {
  return [near, far].flatMap((w) =>
    outer.map(([u, v]): Vector => {
      const [x, y, z] = frame.place(u, v, w)
      return [x + at[0], y + at[1], z + at[2]]
    }),
  )
}
