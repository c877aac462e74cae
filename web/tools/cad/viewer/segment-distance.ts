import { add, type Vector } from '#drawing/geometry/vector.ts'
import type { Segment } from './viewer-body.ts'

const subtract = (a: Vector, b: Vector): Vector => add(a, b, -1)
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const clamp = (value: number): number => Math.min(1, Math.max(0, value))
const PARALLEL = 1e-9

export const segmentLength = ([a, b]: Segment): number => Math.sqrt(dot(subtract(b, a), subtract(b, a)))

/**
 * Returns the shortest distance between two edges and where it is, mm. Source: C. Ericson, Real-Time Collision Detection,
 * 5.1.9.
 */
export function segmentDistance([p, pEnd]: Segment, [q, qEnd]: Segment): { distance: number; between: Segment } {
  const [first, second, apart] = [subtract(pEnd, p), subtract(qEnd, q), subtract(p, q)]
  const [a, e, f] = [dot(first, first), dot(second, second), dot(second, apart)]
  const [b, c] = [dot(first, second), dot(first, apart)]
  const determinant = a * e - b * b
  let s = determinant > PARALLEL * a * e ? clamp((b * f - c * e) / determinant) : 0
  let t = e > 0 ? (b * s + f) / e : 0
  if (t < 0 || t > 1) {
    t = clamp(t)
    s = a > 0 ? clamp((b * t - c) / a) : 0
  }
  const between: Segment = [add(p, first, s), add(q, second, t)]
  return { distance: segmentLength(between), between }
}
