import { expect, test } from 'vitest'
import { ringCurves } from '#drawing/export/ring-curves.ts'
import { flatten, isCounterClockwise, isSimple } from '#drawing/geometry/outline.ts'
import { distance, type Point } from '#drawing/geometry/vector.ts'
import { pointsAlong } from '#test/support/contour-distance.ts'
import { CHAINS } from './chains.ts'
import { pitchDiameter, sprocketOutline, sprocketTip } from './sprocket-outline.ts'

const SIZES = ['06B', '08B', '10B', '12B', '16B'] as const
const SPROCKETS = SIZES.flatMap((size) => [10, 12, 17, 28, 38].map((teeth) => [size, teeth] as const))

test('the pitch circle of a sprocket is p / sin(pi / z)', () => {
  expect(pitchDiameter(12.7, 16)).toBeCloseTo(65.1, 1)
  expect(sprocketTip('08B', 16)).toBeCloseTo(72.25, 1)
})

test.each(SIZES)('the outline of a sprocket for %s does not cross itself', (size) => {
  for (const teeth of [10, 17, 38]) {
    const outline = sprocketOutline(size, teeth)
    expect(isCounterClockwise(outline) && isSimple(flatten(outline)), `${teeth}`).toBe(true)
  }
})

test.each(SPROCKETS)('The seats of %s with %d teeth are arcs within the bounds of ISO 606.', (size, teeth) => {
  const { roller } = CHAINS[size]
  const seats = ringCurves(sprocketOutline(size, teeth), true).filter((c) => c.kind === 'arc' && c.turn < 0)
  expect(seats).toHaveLength(teeth)
  for (const seat of seats) {
    if (seat.kind !== 'arc') continue
    expect(seat.radius).toBeGreaterThan(0.505 * roller)
    expect(seat.radius).toBeLessThan(0.505 * roller + 0.069 * Math.cbrt(roller))
    const degrees = (-seat.turn * 180) / Math.PI
    expect(degrees).toBeGreaterThan(120 - 90 / teeth - 0.05)
    expect(degrees).toBeLessThan(140 - 90 / teeth + 0.05)
  }
})

test.each(SPROCKETS)('A roller of %s is free in each seat of %d teeth, and swings out freely.', (size, teeth) => {
  const { pitch, roller } = CHAINS[size]
  const contour = pointsAlong(ringCurves(sprocketOutline(size, teeth), true), 300)
  /** How far a roller is from the sprocket, negative where it is in it. */
  const freedom = (centre: Point) => Math.min(...contour.map((point) => distance(point, centre))) - roller / 2
  const seat = (i: number): Point => {
    const angle = (i * 2 * Math.PI) / teeth
    const radius = pitchDiameter(pitch, teeth) / 2
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  }
  for (let i = 0; i < teeth; i++) {
    // The roller sits on the seat's bottom: on the root circle, d - d1.
    expect(freedom(seat(i))).toBeGreaterThan(-0.001)
    expect(freedom(seat(i))).toBeLessThan(0.002)
  }
  // The link between two seated rollers turns around the first until the chain is straight.
  const [held, moving] = [seat(0), seat(1)]
  expect(distance(held, moving)).toBeCloseTo(pitch, 6)
  const begin = Math.atan2(moving[1] - held[1], moving[0] - held[0])
  for (let step = 0; step <= 12; step++) {
    const angle = begin - ((2 * Math.PI) / teeth) * (step / 12)
    const centre: Point = [held[0] + pitch * Math.cos(angle), held[1] + pitch * Math.sin(angle)]
    expect(freedom(centre)).toBeGreaterThan(-0.001)
  }
})
