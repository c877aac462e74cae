import { expect, test } from 'vitest'
import { circle, rectangle } from '#drawing/geometry/shape.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import { spaceBoundsOf, viewerBodies } from './viewer-body.ts'

const bodyOf = (solid: Solid) => viewerBodies({ name: '', parts: [{ number: '', name: '', solids: [solid] }] })

test('A box has twelve straight edges and twelve triangles.', () => {
  const bodies = bodyOf({ outline: rectangle(0, 0, 20, 10), length: 50, material: 'pe' })
  expect(bodies.map(({ straight, triangles }) => [straight.length, triangles.length / 9])).toEqual([[12, 12]])
  expect(spaceBoundsOf(bodies)).toEqual({ min: [0, 0, 0], max: [20, 50, 10] })
})

test('A rod has no straight edge: neither along its surface nor where its halves meet.', () => {
  const [body] = bodyOf({ outline: circle(0, 0, 10), length: 50, material: 'natural' })
  expect(body?.straight).toEqual([])
  expect(body?.edges.length).toBeGreaterThan(6 * 40)
})

test('A rounded corner has no edge along the sweep, only at both ends.', () => {
  const [body] = bodyOf({ outline: rectangle(0, 0, 20, 10, 2), length: 50, material: 'steel' })
  expect(body?.straight.filter(([a, b]) => a[1] !== b[1])).toEqual([])
  expect(body?.straight).toHaveLength(8)
})
