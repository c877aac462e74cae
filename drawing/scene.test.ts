import { describe, expect, it } from 'vitest'
import { brightness, tone } from './material.ts'
import { composeScene, drawScene } from './scene.ts'
import { drawSection, composeSection } from './section.ts'
import { circle, rectangle } from './geometry/shape.ts'
import type { Solid } from './geometry/solid.ts'

const guide: Solid = {
  outline: [
    [10, 0, 0.8],
    [10, 8, 1],
    [3.6, 8, 0.6],
    [3.6, 13, 1],
    [-3.6, 13, 1],
    [-3.6, 8, 0.6],
    [-10, 8, 1],
    [-10, 0, 0.8],
  ],
  length: 78,
  material: 'pe',
}
const bush: Solid = { outline: circle(0, 0, 20), holes: [circle(0, 0, 10)], axis: 'z', length: 8, material: 'natural' }
const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map((match) => match[1])

describe('drawScene', () => {
  it('writes one self-contained SVG of a few KB', () => {
    const svg = drawScene({ solids: [guide], title: 'Guide "T" <1 & 2>' })
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 \d+ \d+" width="\d+" height="\d+"/)
    expect(svg).toContain('<title>Guide &quot;T&quot; &lt;1 &amp; 2&gt;</title>')
    expect(svg).not.toMatch(/ style=| class=|<style|NaN|Infinity|undefined/)
    expect(svg.length).toBeLessThan(5000)
    expect(drawScene({ solids: [guide], title: 'Guide "T" <1 & 2>' })).toBe(svg)
  })

  it('has a view without dimensions, closer, in the same file', () => {
    const dimensions = [{ along: 'x', from: [-10, 0, 0], length: 20, text: '20' }] as const
    const svg = drawScene({ solids: [guide], dimensions })
    const [, viewBox = ''] = svg.match(/<view id="plain" viewBox="([^"]+)"/) ?? []
    const [, , width = 0, height = 0] = viewBox.split(' ').map(Number)
    expect(Math.max(width, height)).toBeLessThan(2000)
    expect(svg).toContain('<style>#plain:target~g>g{display:none}</style>')
    // The removed part has everything of the dimension and nothing of the body.
    const [, gone = ''] = svg.match(/<g>(.*)<\/g><\/g><\/svg>$/) ?? []
    expect(texts(gone)).toEqual(['20'])
    expect(gone).not.toContain('fill-rule')
    expect(drawScene({ solids: [guide] })).not.toContain('<view')
  })

  it('fills the sheet and stays within it', () => {
    const { width, height, marks } = composeScene({ solids: [guide], padding: 0.05 })
    const points = marks.flatMap((mark) => (mark.kind === 'path' ? absolutePoints(mark.d) : []))
    const [xs, ys] = [points.map(([x]) => x as number), points.map(([, y]) => y as number)]
    expect(Math.max(width, height)).toBe(2000)
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([expect.closeTo(100, -1), expect.closeTo(width - 100, -1)])
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([expect.closeTo(100, -1), expect.closeTo(height - 100, -1)])
  })

  it('writes the given dimension texts and makes room for them', () => {
    const dimensions = [
      { along: 'x', from: [-10, 0, 0], length: 20, text: '20' },
      { along: 'y', from: [10, 0, 0], length: 78, text: '2 000' },
      { along: 'z', from: [-10, 0, 0], length: 13, text: '13,5' },
    ] as const
    const plain = composeScene({ solids: [guide] })
    const measured = composeScene({ solids: [guide], dimensions })
    expect(texts(drawScene({ solids: [guide], dimensions }))).toEqual(['20', '2 000', '13,5'])
    const contour = (picture: typeof plain) => (picture.marks[0]?.kind === 'path' ? picture.marks[0].d : '')
    const widthOf = (d: string) =>
      Math.max(...absolutePoints(d).map(([x]) => x)) - Math.min(...absolutePoints(d).map(([x]) => x))
    expect(widthOf(contour(measured))).toBeLessThan(widthOf(contour(plain)))
  })

  it('hatches cut faces only, and only on request', () => {
    const paths = (solid: Solid, hatch?: boolean) =>
      composeScene({ solids: [solid], ...(hatch === undefined ? {} : { hatch }) }).marks.length
    expect(paths(guide)).toBe(paths(guide, false) + 1)
    expect(paths(bush)).toBe(paths(bush, false))
  })

  it('keeps the order of the solids', () => {
    const steel: Solid = { ...guide, material: 'steel' }
    const fills = (solids: Solid[]) =>
      composeScene({ solids }).marks.flatMap((mark) => (mark.kind === 'path' && mark.stroke) || [])
    expect(fills([guide, steel])[0]).toBe('#00250f')
    expect(fills([steel, guide])[0]).toBe('#24292a')
  })

  it('sorts the faces of interlocking solids of one length in any order', () => {
    const rail: Solid = {
      outline: [
        [14, -2],
        [14, 12],
        [8, 12],
        [8, 10],
        [12, 10],
        [12, 0],
        [-12, 0],
        [-12, 10],
        [-8, 10],
        [-8, 12],
        [-14, 12],
        [-14, -2],
      ],
      length: 78,
      material: 'steel',
    }
    const foot: Solid = { outline: rectangle(-11, 0.5, 22, 9), length: 78, material: 'pe' }
    const faces = (solids: Solid[]) =>
      composeScene({ solids }).marks.flatMap((mark) => (mark.kind === 'path' && !mark.evenOdd && mark.fill) || [])
    const [wall, footTop] = [tone('steel', brightness([1, 0, 0])), tone('pe', brightness([0, 0, 1]))]
    for (const painted of [faces([rail, foot]), faces([foot, rail])]) {
      expect(painted).toContain(footTop)
      expect(painted.indexOf(footTop)).toBeLessThan(painted.lastIndexOf(wall))
    }
  })

  it('refuses an empty scene', () => {
    expect(() => drawScene({ solids: [] })).toThrow(RangeError)
  })
})

describe('drawSection', () => {
  it('shows the whole width and height by default', () => {
    expect(texts(drawSection({ solids: [guide] }))).toEqual(['20', '13'])
    const dimensions = [{ along: 'x', from: [-3.6, 0, 13], length: 7.2, text: '7,2' }] as const
    expect(texts(drawSection({ solids: [guide], dimensions }))).toEqual(['7,2'])
  })

  it('cuts a turned part through its bore', () => {
    const cut = composeSection({ solids: [bush] }).marks.filter((mark) => mark.kind === 'path')
    expect(cut.find((mark) => mark.evenOdd)?.d.match(/M/g)).toHaveLength(2)
    // The two edges of the bore behind the cut.
    expect(cut[0]?.d.match(/M/g)).toHaveLength(2)
    expect(texts(drawSection({ solids: [bush] }))).toEqual(['40', '8'])
  })

  it('cuts a flat sheet and a bar across', () => {
    const sheet: Solid = { outline: rectangle(0, 0, 62, 70), axis: 'z', length: 8, material: 'pe' }
    const bar: Solid = { outline: rectangle(0, 0, 30, 5), axis: 'x', length: 12, material: 'steel' }
    expect(texts(drawSection({ solids: [sheet] }))).toEqual(['62', '8'])
    expect(texts(drawSection({ solids: [bar] }))).toEqual(['12', '5'])
  })
})

/** Points of path data that begins with `M` and continues with relative coordinates. */
function absolutePoints(d: string): [number, number][] {
  return d
    .split('M')
    .filter(Boolean)
    .flatMap((part) => {
      const numbers = (part.match(/-?\d+/g) ?? []).map(Number)
      let [x, y] = [0, 0]
      return Array.from({ length: numbers.length / 2 }, (_, i): [number, number] => {
        x += numbers[2 * i] as number
        y += numbers[2 * i + 1] as number
        return [x, y]
      })
    })
}

it('draws a phantom as one dashed line without a face', () => {
  const rail: Solid = { ...guide, material: 'steel' }
  const { marks } = composeScene({ solids: [{ ...rail, phantom: true }, guide] })
  const dashed = marks.filter((mark) => mark.kind === 'path' && mark.dash !== undefined)
  expect(dashed).toEqual([expect.not.objectContaining({ fill: expect.anything() })])
  expect(marks.length).toBe(composeScene({ solids: [guide] }).marks.length + 1)
})
