import { expect, test } from 'vitest'
import { lineColour } from '#drawing/material.ts'
import { rectangle } from '#drawing/geometry/shape.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import { composeElevation } from './elevation.ts'

/** A base 20 wide and 5 high with a rib 6 wide and 10 high. */
const RIBBED: Solid = {
  outline: [
    [-10, 0],
    [10, 0],
    [10, 5],
    [3, 5],
    [3, 10],
    [-3, 10],
    [-3, 5],
    [-10, 5],
  ],
  length: 40,
  material: 'pe',
}
const TEXTS = { along: '1 250', across: '10' }
const view = (side: 'side' | 'top', solids: readonly Solid[] = [RIBBED]) =>
  composeElevation({ solids, axis: 'y', side, texts: TEXTS })

/** Strokes of the edges that are drawn inside of the outline. */
const edgesOf = (drawing: ReturnType<typeof view>) =>
  drawing.marks.flatMap((mark) =>
    mark.kind === 'path' && mark.width === 0.7 && mark.stroke === lineColour('pe')
      ? mark.d.split('M').filter(Boolean)
      : [],
  )

test('The side shows the step of the base, and the top both sides of the rib.', () => {
  // Both ends of the outline are edges, too: 0, 5 and 10 from the side; -10, -3, 3 and 10 from above.
  expect(new Set(edgesOf(view('side'))).size).toBe(3)
  expect(new Set(edgesOf(view('top'))).size).toBe(4)
})

test('A groove that the wall in front of it hides is not drawn.', () => {
  const grooved: Solid = {
    ...RIBBED,
    outline: [
      [-10, 0],
      [10, 0],
      [10, 10],
      [5, 10],
      [5, 6],
      [-5, 6],
      [-5, 10],
      [-10, 10],
    ],
  }
  expect(new Set(edgesOf(view('side', [grooved]))).size).toBe(2)
  expect(new Set(edgesOf(view('top', [grooved]))).size).toBe(4)
})

test('The texts of the overall dimensions are given, for bars that are drawn shortened.', () => {
  const texts = view('side').marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
  expect(texts).toEqual(['1 250', '10'])
})

test('A part across the sweep is the rectangle that it fills.', () => {
  const bar: Solid = { outline: rectangle(0, 0, 5, 5), axis: 'x', length: 30, material: 'steel' }
  expect(view('side', [RIBBED, bar]).marks.length).toBeGreaterThan(view('side').marks.length)
})
