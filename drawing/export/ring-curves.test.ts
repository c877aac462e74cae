import { describe, expect, test } from 'vitest'
import { area } from '#drawing/geometry/outline.ts'
import { circle, rectangle } from '#drawing/geometry/shape.ts'
import { ringArea, ringBox, ringCurves, ringPoints } from './ring-curves.ts'

const kinds = (...ring: Parameters<typeof ringCurves>) => ringCurves(...ring).map(({ kind }) => kind)

describe('The curves of an outline', () => {
  test('are lines of a rectangle, with an arc at each rounded corner.', () => {
    expect(kinds(rectangle(0, 0, 20, 10), true)).toEqual(['line', 'line', 'line', 'line'])
    expect(kinds(rectangle(0, 0, 20, 10, 2), true)).toEqual([
      'arc',
      'line',
      'arc',
      'line',
      'arc',
      'line',
      'arc',
      'line',
    ])
  })

  test('are two halves of a circle, and two halves and two lines of a slot.', () => {
    expect(ringCurves(circle(5, 5, 3), true).map((curve) => curve.kind === 'arc' && curve.turn)).toEqual([
      Math.PI,
      Math.PI,
    ])
    expect(kinds(rectangle(0, 0, 20, 6, 3), true)).toEqual(['line', 'arc', 'line', 'arc'])
  })

  test.each([true, false])('enclose the exact area in either direction (counter-clockwise: %s).', (direction) => {
    const outline = rectangle(3, -4, 20, 10, 2.5)
    const ring = ringCurves(outline, direction)
    expect(ringArea(ring)).toBeCloseTo(area(outline) * (direction ? 1 : -1), 9)
    for (const [i, curve] of ring.entries()) expect(curve.begin).toBe(ring.at(i - 1)?.end)
  })

  test('have the box of the round shape, not of its corners.', () => {
    const round = ringBox(ringCurves(circle(-2, 3, 5), true))
    for (const [i, value] of [...round.min, ...round.max].entries())
      expect(value).toBeCloseTo([-7, -2, 3, 8][i] ?? 0, 9)
    const corners = [
      [-2, -9, 5],
      [10, 3, 5],
      [-2, 15, 5],
      [-14, 3, 5],
    ] as const
    const box = ringBox(ringCurves(corners, true))
    // A square on its corner, rounded: the arcs are within the corners.
    expect(box.max[0]).toBeLessThan(10)
    expect(box.max[0]).toBeGreaterThan(7)
  })

  test('become points within the deviation, without straight ones.', () => {
    const points = ringPoints(ringCurves(circle(0, 0, 10), true), 0.1)
    for (const [i, [x, y]] of points.entries()) {
      const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0]
      expect(Math.hypot(x, y)).toBeCloseTo(10, 9)
      expect(10 - Math.hypot((x + nextX) / 2, (y + nextY) / 2)).toBeLessThan(0.1)
    }
    const straight = ringCurves(
      [
        [0, 0],
        [5, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
      true,
    )
    expect(ringPoints(straight, 0.1)).toHaveLength(4)
  })
})
