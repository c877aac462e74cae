import { describe, expect, it } from 'vitest'
import { facesOf, layersOf } from './face.ts'
import { circle, rectangle } from './shape.ts'
import { bodyOf, type Solid } from './solid.ts'
import type { Point } from './vector.ts'

const U: Solid = {
  outline: [
    [15, 0],
    [15, 18],
    [11, 18],
    [11, 5],
    [-11, 5],
    [-11, 18],
    [-15, 18],
    [-15, 0],
  ],
  length: 70,
  material: 'pe',
}
const inSpace = (solid: Solid) => {
  const body = bodyOf(solid)
  const rings = [body.outer, ...body.holes].map((ring) => facesOf(ring, body))
  return {
    faces: rings.flatMap((ring) => ring.faces),
    runs: rings.map((ring) => ring.runs),
    viewer: body.frame.viewer,
  }
}

describe('facesOf', () => {
  it('returns the faces of a block that point to the viewer', () => {
    const normals = (axis: 'x' | 'y' | 'z') =>
      inSpace({ outline: rectangle(0, 0, 2, 2), axis, length: 5, material: 'pe' })
        .faces.map(({ normal }) => normal.map((n) => n + 0).join(' '))
        .toSorted()
    expect(normals('y')).toEqual(['0 0 1', '1 0 0'])
    expect(normals('x')).toEqual(['0 -1 0', '0 0 1'])
    expect(normals('z')).toEqual(['0 -1 0', '1 0 0'])
  })

  it('returns the far inside of a hole', () => {
    const { faces } = inSpace({
      outline: rectangle(0, 0, 10, 10),
      holes: [rectangle(2, 2, 6, 6)],
      length: 5,
      material: 'pe',
    })
    expect(faces.slice(2).map(({ begin, end }) => [begin, end])).toEqual(
      expect.arrayContaining([
        expect.arrayContaining([
          [2, 2],
          [8, 2],
        ]),
        expect.arrayContaining([
          [2, 2],
          [2, 8],
        ]),
      ]),
    )
    expect(faces).toHaveLength(4)
  })

  it('creases sharp edges but not the chords of an arc', () => {
    const round = inSpace({ outline: circle(0, 0, 10), length: 5, material: 'pe' })
    expect(round.faces.filter((face) => face.creaseAtBegin || face.creaseAtEnd)).toHaveLength(2)
    expect(round.runs).toEqual([[expect.any(Array)]])
    expect(inSpace(U).faces.every((face) => face.creaseAtBegin && face.creaseAtEnd)).toBe(true)
  })

  it('does not split a run at the seam of the ring', () => {
    const body = bodyOf(U)
    const counts = body.outer.map((_, turn) => {
      const ring = [...body.outer.slice(turn), ...body.outer.slice(0, turn)]
      return facesOf(ring, body)
        .runs.map((run) => run.length)
        .toSorted()
    })
    for (const count of counts) expect(count).toEqual(counts[0])
  })
})

describe('layersOf', () => {
  it('paints the inside of a channel before the flange in front of it', () => {
    const { faces, viewer } = inSpace(U)
    const layers = layersOf(faces, viewer)
    const layerOf = (edge: Point) =>
      layers.findIndex((layer) => layer.some(({ begin }) => begin[0] === edge[0] && begin[1] === edge[1]))
    const [flangeSide, channelFloor] = [layerOf([15, 0]), layerOf([11, 5])]
    expect(channelFloor).toBeGreaterThanOrEqual(0)
    expect(flangeSide).toBeGreaterThan(channelFloor)
  })

  it('loses no face and puts none in a layer with one that it hides', () => {
    const { faces, viewer } = inSpace({ ...U, holes: [circle(0, 2.5, 1)] })
    const layers = layersOf(faces, viewer)
    expect(new Set(layers.flat())).toEqual(new Set(faces))
    const across = (p: Point) => p[1] * viewer[0] - p[0] * viewer[1]
    for (const layer of layers) {
      const spans = layer.map(({ begin, end }) => [across(begin), across(end)].toSorted((a, b) => a - b))
      spans.sort((a, b) => (a[0] as number) - (b[0] as number))
      for (let i = 1; i < spans.length; i++) {
        expect(spans[i]?.[0]).toBeGreaterThanOrEqual((spans[i - 1]?.[1] as number) - 1e-6)
      }
    }
  })
})
