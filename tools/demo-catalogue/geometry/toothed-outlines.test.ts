import { expect, test } from 'vitest'
import { area, isCounterClockwise, isSimple } from '#drawing/geometry/outline.ts'
import { sizeOf } from './outline.ts'
import { gearOutline, pitchDiameter, rackOutline, sprocketOutline, sprocketTip } from './toothed-outlines.ts'

test.each([
  [1, 12],
  [2.5, 25],
  [5, 80],
])('a gear of module %d with %d teeth is as large as its tip circle', (module, teeth) => {
  const outline = gearOutline(module, teeth)
  expect(outline).toHaveLength(teeth * 6)
  expect(isCounterClockwise(outline) && isSimple(outline)).toBe(true)
  const tip = Math.max(...outline.map(([u, v]) => Math.hypot(u, v)))
  expect(tip).toBeCloseTo((module * (teeth + 2)) / 2, 2)
})

test('a gear tooth is half a pitch thick on the pitch circle', () => {
  const [before, after] = [gearOutline(2, 20)[1], gearOutline(2, 20)[4]]
  const chord = Math.hypot((before?.[0] ?? 0) - (after?.[0] ?? 0), (before?.[1] ?? 0) - (after?.[1] ?? 0))
  expect(chord).toBeCloseTo(40 * Math.sin(Math.PI / 40), 2)
})

test('a rack of ten teeth is ten pitches long and as high as its height', () => {
  const outline = rackOutline(2, 10, 20)
  expect(sizeOf(outline)).toEqual({ width: 62.832, height: 20 })
  expect(isCounterClockwise(outline) && isSimple(outline)).toBe(true)
  expect(area(outline)).toBeGreaterThan(62.8 * 15.5)
})

test('the pitch circle of a sprocket is p / sin(pi / z)', () => {
  expect(pitchDiameter(12.7, 16)).toBeCloseTo(65.1, 1)
  expect(sprocketTip('08B', 16)).toBeCloseTo(72.25, 1)
})

test.each(['06B', '16B'] as const)('the outline of a sprocket for %s does not cross itself', (size) => {
  for (const teeth of [10, 17, 38]) {
    const outline = sprocketOutline(size, teeth)
    expect(isCounterClockwise(outline) && isSimple(outline), `${teeth}`).toBe(true)
  }
})
