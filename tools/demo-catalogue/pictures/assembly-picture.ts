import { flatten } from '#drawing/outline.ts'
import type { Picture, SolidInput } from '#tools/demo-catalogue/catalogue/family.ts'
import { thousandths } from '#tools/demo-catalogue/geometry/outline.ts'
import { number } from '#tools/demo-catalogue/text.ts'

type Range = [from: number, to: number]
export type Extent = { x: Range; y: Range; z: Range }

/** Which of a solid's outline goes where: x: u is y, v is z; y: u is x, v is z; z: u is x, v is y. */
const PLANES = { x: ['y', 'z'], y: ['x', 'z'], z: ['x', 'y'] } as const

const AXES = ['x', 'y', 'z'] as const

/** The box around an assembly, mm. */
export function extentOf(solids: readonly SolidInput[]): Extent {
  const extent: Extent = { x: [Infinity, -Infinity], y: [Infinity, -Infinity], z: [Infinity, -Infinity] }
  const grow = (axis: keyof Extent, value: number) => {
    extent[axis] = [Math.min(extent[axis][0], value), Math.max(extent[axis][1], value)]
  }
  for (const { outline, axis = 'y', from = 0, length, at = [0, 0, 0] } of solids) {
    const [first, second] = PLANES[axis]
    const [across, up] = [at[AXES.indexOf(first)] ?? 0, at[AXES.indexOf(second)] ?? 0]
    for (const [u, v] of flatten(outline)) {
      grow(first, u + across)
      grow(second, v + up)
    }
    const along = at[AXES.indexOf(axis)] ?? 0
    grow(axis, along + from)
    grow(axis, along + from + length)
  }
  return extent
}

const span = ([from, to]: Range) => thousandths(to - from)

/** Width, length and height of an assembly's box, in whole and half millimetres, as its drawing says. */
export function sizesOf(solids: readonly SolidInput[]) {
  const { x, y, z } = extentOf(solids)
  const printed = (range: Range) => Math.round(span(range) * 2) / 2
  return { width: printed(x), length: printed(y), height: printed(z) }
}

/** Solids far to near, with the three measures of their box. */
export function assemblyPicture(solids: SolidInput[]): Picture {
  const { x, y, z } = extentOf(solids)
  const { width, length, height } = sizesOf(solids)
  const from = (a: number, b: number, c: number): [number, number, number] => [
    thousandths(a),
    thousandths(b),
    thousandths(c),
  ]
  return {
    solids,
    dimensions: [
      { along: 'x', from: from(x[0], y[0], z[0]), length: span(x), text: number(width).de },
      { along: 'z', from: from(x[0], y[0], z[0]), length: span(z), text: number(height).de },
      { along: 'y', from: from(x[1], y[0], z[0]), length: span(y), text: number(length).de },
    ],
  }
}
