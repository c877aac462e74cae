import { expect, test } from 'vitest'
import { segmentDistance, segmentLength } from './segment-distance.ts'
import type { Segment } from './viewer-body.ts'

const ALONG: Segment = [
  [0, 0, 0],
  [0, 100, 0],
]

test.each<[string, Segment, number]>([
  [
    'parallel edges',
    [
      [15, 0, 0],
      [15, 100, 0],
    ],
    15,
  ],
  [
    'parallel edges that overlap in part',
    [
      [3, 80, 4],
      [3, 200, 4],
    ],
    5,
  ],
  [
    'parallel edges in opposite directions',
    [
      [0, 100, 7],
      [0, 0, 7],
    ],
    7,
  ],
  [
    'edges one behind the other',
    [
      [0, 130, 0],
      [0, 150, 0],
    ],
    30,
  ],
  [
    'crossing edges',
    [
      [-5, 50, 2],
      [5, 50, 2],
    ],
    2,
  ],
  [
    'edges whose nearest points are ends',
    [
      [3, 104, 0],
      [30, 104, 0],
    ],
    5,
  ],
  ['an edge and itself', ALONG, 0],
])('The distance of %s is measured at their nearest points.', (_, other, distance) => {
  expect(segmentDistance(ALONG, other).distance).toBeCloseTo(distance, 9)
  expect(segmentDistance(other, ALONG).distance).toBeCloseTo(distance, 9)
  expect(segmentLength(segmentDistance(ALONG, other).between)).toBeCloseTo(distance, 9)
})
