import { expect, test } from 'vitest'
import { ringCurves, ringPoints } from '#drawing/export/ring-curves.ts'
import { area, isCounterClockwise, isSimple } from '#drawing/geometry/outline.ts'
import { rotated, shifted } from '#drawing/geometry/shape.ts'
import { distance, type Point } from '#drawing/geometry/vector.ts'
import { penetration, pointsAlong } from '#test/support/contour-distance.ts'
import { gearOutline } from './gear-outline.ts'
import { rackOutline } from './rack-outline.ts'
import { sizeOf } from './outline.ts'

const ANGLE = (20 * Math.PI) / 180

const GEARS = [1, 2, 5].flatMap((module) => [12, 14, 17, 18, 24, 80].map((teeth): [number, number] => [module, teeth]))

/** Points of one gap. */
function gapOf(module: number, teeth: number): Point[] {
  const outline = gearOutline(module, teeth)
  return pointsAlong(ringCurves(outline, true), 12).filter(([u, v]) => Math.abs(Math.atan2(v, u)) < Math.PI / teeth)
}

test.each(GEARS)('The flanks of a gear of module %d with %d teeth are involutes within 0.005 mm.', (module, teeth) => {
  const base = (module * teeth * Math.cos(ANGLE)) / 2
  const tip = (module * (teeth + 2)) / 2
  // Above the height to which a mating rack reaches down, or where the fillet has cut the flank away.
  const contact = ((module * teeth) / 2) * Math.sin(ANGLE) - module / Math.sin(ANGLE)
  const reach = teeth < 18 ? base * 1.004 : Math.hypot(base, contact) + 0.02 * module
  const deviations = gapOf(module, teeth).flatMap(([u, v]) => {
    const radius = Math.hypot(u, v)
    if (radius < reach || radius > tip - 1e-3) return []
    const roll = Math.sqrt((radius / base) ** 2 - 1)
    const half = Math.PI / (2 * teeth) - (Math.tan(ANGLE) - ANGLE) + roll - Math.atan(roll)
    return [(half - Math.abs(Math.atan2(v, u))) * base]
  })
  expect(deviations.length).toBeGreaterThan(10)
  expect(Math.max(...deviations.map(Math.abs))).toBeLessThan(0.005)
})

/** How deep a point is in the rounded rack that cuts a gear (DIN 867): negative outside. */
function depthInCutter([x, y]: Point, module: number): number {
  const fillet = 0.38 * module
  const floor = -1.25 * module + fillet
  const corner = (Math.PI / 4) * module + floor * Math.tan(ANGLE) - fillet / Math.cos(ANGLE)
  const [across, above] = [Math.abs(x) - corner, y - floor]
  const beside = across * Math.cos(ANGLE) - above * Math.sin(ANGLE)
  const alongFlank = across * Math.sin(ANGLE) + above * Math.cos(ANGLE)
  if (alongFlank < 0 && across > 0 && above < 0) return fillet - Math.hypot(across, above)
  return fillet - Math.max(beside, -above)
}

test.each(GEARS)('A rolling rack cuts a gear of module %d with %d teeth: fillets, undercut, root.', (module, teeth) => {
  const pitch = (module * teeth) / 2
  const tip = pitch + module
  const deepest = gapOf(module, teeth)
    .filter((point) => Math.hypot(...point) < tip - 1e-3)
    .map(([u, v]) => {
      const [radius, angle] = [Math.hypot(u, v), Math.atan2(v, u)]
      const depths = Array.from({ length: 1501 }, (_, i) => {
        const turn = ((i - 750) / 750) * (0.3 + 6 / teeth)
        return depthInCutter(
          [radius * Math.sin(angle + turn) - pitch * turn, radius * Math.cos(angle + turn) - pitch],
          module,
        )
      })
      return Math.max(...depths)
    })
  // 0.005 mm, and what the steps of the rolling leave.
  expect(Math.max(...deepest)).toBeLessThan(0.005)
  expect(Math.min(...deepest)).toBeGreaterThan(-0.008)
})

test.each([
  [2, 12, 12],
  [1, 12, 40],
  [2.5, 17, 25],
  [5, 24, 18],
  [5, 14, 80],
])('Two gears of module %d with %d and %d teeth mesh through a pitch without overlap.', (module, teeth, others) => {
  const [own, away] = [(module * teeth) / 2, (module * (teeth + others)) / 2]
  const contour = (count: number) => ringPoints(ringCurves(gearOutline(module, count), true), 0.0003)
  const [first, second] = [contour(teeth), contour(others)]
  /** The part where the teeth meet. */
  const near = (points: readonly Point[]) => points.filter((point) => distance(point, [own, 0]) < 3 * module)
  const overlaps = Array.from({ length: 16 }, (_, step) => {
    const turn = (step / 16) * ((2 * Math.PI) / teeth)
    // A gap of the first is on the axis between both: there the other one has a tooth.
    const start = Math.PI + Math.PI / others
    const turned = rotated(second, start - (turn * teeth) / others)
    return penetration(near(toPoints(rotated(first, turn))), near(toPoints(shifted(turned, away, 0))))
  })
  expect(Math.max(...overlaps)).toBeLessThanOrEqual(0)
  // The flanks are within hundredths of touching: the play is that of the curves alone.
  expect(Math.max(...overlaps)).toBeGreaterThan(-0.01)
})

const toPoints = (outline: readonly (readonly number[])[]): Point[] => outline.map(([u = 0, v = 0]): Point => [u, v])

test('a rack of ten teeth is ten pitches long and as high as its height, and its gaps are rounded', () => {
  const outline = rackOutline(2, 10, 20)
  expect(sizeOf(outline)).toEqual({ width: 62.832, height: 20 })
  expect(isCounterClockwise(outline) && isSimple(outline)).toBe(true)
  expect(area(outline)).toBeGreaterThan(62.8 * 15.5)
  const arcs = ringCurves(outline, true).filter((curve) => curve.kind === 'arc')
  expect(arcs.map(({ radius }) => Math.round(radius * 1000) / 1000)).toEqual(Array.from({ length: 20 }, () => 0.76))
})

test('A gear is as large as its tip circle, and its teeth are half a pitch thick.', () => {
  const points = pointsAlong(ringCurves(gearOutline(2, 20), true), 60)
  expect(Math.max(...points.map((point) => distance([0, 0], point)))).toBeCloseTo(22, 2)
  expect(Math.min(...points.map((point) => distance([0, 0], point)))).toBeCloseTo(17.5, 2)
  const atPitch = points.filter((point) => Math.abs(Math.hypot(...point) - 20) < 0.03)
  const gap = Math.min(...atPitch.map(([u, v]) => Math.abs(Math.atan2(v, u))))
  expect(gap * 20 * 2).toBeCloseTo(Math.PI, 1)
})
