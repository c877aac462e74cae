import { describe, expect, it } from 'vitest'
import { hatch } from './hatch.ts'
import { bodyOf } from './geometry/solid.ts'
import { circle, rectangle } from './geometry/shape.ts'

const plate = bodyOf({
  outline: rectangle(0, 0, 20, 20),
  holes: [rectangle(5, 5, 10, 10)],
  length: 1,
  material: 'pe',
})

describe('hatch', () => {
  it('draws lines one step apart and leaves out holes', () => {
    const lines = hatch(plate, 1, 0)
    const levels = [...new Set(lines.map(([a]) => Math.round(a[1] * 1000)))].toSorted((a, b) => a - b)
    expect(levels.slice(1).every((level, i) => level - (levels[i] as number) === 1000)).toBe(true)
    const through = lines.filter(([a]) => a[1] > 5 && a[1] < 15)
    expect(through.length).toBe(20)
    for (const [a, b] of through) expect(b[0] - a[0]).toBeCloseTo(5, 9)
  })

  it('covers the area of the material', () => {
    const ring = bodyOf({ outline: circle(0, 0, 10), holes: [circle(0, 0, 5)], length: 1, material: 'pe' })
    const total = hatch(ring, 0.05, 45).reduce((sum, [a, b]) => sum + Math.hypot(b[0] - a[0], b[1] - a[1]), 0)
    expect(total * 0.05).toBeGreaterThan(Math.PI * 75 * 0.99)
    expect(total * 0.05).toBeLessThan(Math.PI * 75 * 1.01)
  })
})
