import { describe, expect, it } from 'vitest'
import type { Corner, Outline } from './corner.ts'
import { area, boundingBox, flatten, isCounterClockwise, isSimple } from './outline.ts'
import { circle, hexagon, mirrored, rectangle, regularPolygon } from './shape.ts'

/** Cross-sections whose area in mm² was computed independently, from the profile tables. */
const KNOWN: [string, number, Outline][] = [
  ['T 06B-1', 126, mirrored(corners(7.5, 0, 7.5, 7.5, 2.7, 7.5, 2.7, 10))],
  ['T 12B-2', 806.4, mirrored(corners(22.5, 0, 22.5, 16, 15.13, 16, 15.13, 20, 4.33, 20, 4.33, 16))],
  [
    'CK 20A-1',
    1961.3,
    mirrored(corners(21.7, 0, 21.7, 23.6, 10.7, 23.6, 10.7, 27.2, 30.75, 27.2, 30.75, 58.2, 22.75, 58.2, 22.75, 35.2)),
  ],
  ['C50', 378, mirrored(corners(25, 0, 25, 30, 11, 30, 11, 27, 22, 27, 22, 3))],
  ['V SPZ', 180.8, mirrored(corners(9.5, 0, 9.5, 11.3, 4.167, 11.3, 2.238, 6))],
]

function corners(...numbers: number[]): Corner[] {
  return numbers.flatMap((u, i): Corner[] => (i % 2 === 0 ? [[u, numbers[i + 1] as number]] : []))
}

describe('area', () => {
  it.each(KNOWN)('of %s is %d mm²', (_, mm2, outline) => {
    expect(area(outline)).toBeCloseTo(mm2, 1)
    expect(area(outline.toReversed())).toBeCloseTo(mm2, 1)
  })

  it('is exact for rounded corners, outer and inner', () => {
    const corner = 4 * (1 - Math.PI / 4)
    expect(area(rectangle(0, 0, 20, 10, 2))).toBeCloseTo(200 - 4 * corner, 9)
    const angle: Outline = [
      [0, 0],
      [10, 0],
      [10, 5],
      [5, 5, 2],
      [5, 10],
      [0, 10],
    ]
    expect(area(angle)).toBeCloseTo(75 + corner, 9)
  })

  it('of a circle is pi r²', () => {
    expect(area(circle(3, -8, 6))).toBeCloseTo(Math.PI * 36, 9)
  })

  it('of a hexagon follows from its width across flats', () => {
    expect(area(hexagon(0, 0, 10))).toBeCloseTo((Math.sqrt(3) / 2) * 100, 9)
  })
})

describe('flatten', () => {
  it('leaves sharp corners as they are', () => {
    expect(flatten(rectangle(1, 2, 3, 4))).toEqual([
      [1, 2],
      [4, 2],
      [4, 6],
      [1, 6],
    ])
  })

  it('keeps every point of a circle at its radius, none twice', () => {
    const points = flatten(circle(5, 5, 10))
    expect(points.length).toBe(56)
    for (const [u, v] of points) expect(Math.hypot(u - 5, v - 5)).toBeCloseTo(10, 9)
  })

  it('uses no radius larger than half an edge', () => {
    const box = boundingBox(flatten(rectangle(0, 0, 10, 4, 99)))
    expect(box.min[0]).toBeCloseTo(0, 9)
    expect(box.max).toEqual([expect.closeTo(10, 9), expect.closeTo(4, 9)])
    expect(area(rectangle(0, 0, 10, 4, 99))).toBeCloseTo(40 - 16 * (1 - Math.PI / 4), 9)
  })

  it('ignores a radius on a straight edge', () => {
    expect(
      flatten([
        [0, 0],
        [5, 0, 2],
        [10, 0],
        [10, 10],
      ]),
    ).toHaveLength(4)
  })
})

describe('isSimple', () => {
  it.each(KNOWN)('%s', (_, __, outline) => expect(isSimple(outline)).toBe(true))

  it('detects crossing edges, corners on an edge, and outlines without area', () => {
    expect(
      isSimple([
        [0, 0],
        [10, 10],
        [10, 0],
        [0, 10],
      ]),
    ).toBe(false)
    expect(
      isSimple([
        [0, 0],
        [10, 0],
        [10, 10],
        [5, 0],
        [0, 10],
      ]),
    ).toBe(false)
    expect(
      isSimple([
        [0, 0],
        [10, 0],
        [20, 0],
      ]),
    ).toBe(false)
  })
})

describe('shapes', () => {
  it('are counter-clockwise', () => {
    for (const shape of [rectangle(0, 0, 2, 1), circle(0, 0, 1), regularPolygon(0, 0, 1, 5)]) {
      expect(isCounterClockwise(shape)).toBe(true)
    }
  })

  it('are completed from their right half, radii included', () => {
    expect(
      mirrored([
        [10, 0, 1],
        [10, 8],
      ]),
    ).toEqual([
      [10, 0, 1],
      [10, 8],
      [-10, 8],
      [-10, 0, 1],
    ])
  })
})
