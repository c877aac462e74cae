import type { Material } from '#drawing/material.ts'
import type { Prism } from './prism.ts'
import type { RingCurves } from './ring-curves.ts'

/** A ring swept along the normal of its plane: all its side faces. Material is to the left of the ring. mm. */
export interface Wall {
  readonly plane: Pick<Prism, 'u' | 'v' | 'normal' | 'place'>
  readonly ring: RingCurves
  readonly low: number
  readonly high: number
  /** Holes across the sweep that open in a flat side face. */
  readonly openings: readonly Opening[]
}

interface Opening {
  /** Place of the face's line in the ring. */
  readonly curve: number
  readonly end: WallEnd
}

/** One of both contours of a wall. */
export interface WallEnd {
  readonly wall: Wall
  readonly end: 'low' | 'high'
}

/** A flat face across the sweep. Its first contour is the outer one. */
export interface Cap {
  readonly ends: readonly WallEnd[]
  /** Whether it looks along the normal. */
  readonly isUp: boolean
}

/** One piece: a closed surface of walls and caps. Each contour of a wall bounds exactly one other face. */
export interface Piece {
  readonly walls: readonly Wall[]
  readonly caps: readonly Cap[]
  readonly material: Material
  /** Key of the part, in an assembly. */
  readonly part?: string | undefined
}

/** Height of a contour along the normal, mm. */
export const levelOf = ({ wall, end }: WallEnd): number => wall[end]

/** The contour runs forward around its other face at the wall's high end, and backward at the low one. */
export const runsForward = ({ end }: WallEnd): boolean => end === 'high'
