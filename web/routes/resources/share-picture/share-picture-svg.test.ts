import { expect, test } from 'vitest'
import { PLAIN_BRAND } from '#test/support/plain-brand.ts'
import { sharePictureSvg } from './share-picture-svg.ts'

const FACTS = [
  { label: 'Werkstoff', value: 'PE <UHMW>' },
  { label: 'Farbe', value: 'grün' },
  { label: 'Dicke', value: '12 mm' },
  { label: 'Länge', value: '2000 mm' },
]
const draw = (parts: Partial<Parameters<typeof sharePictureSvg>[0]>) =>
  sharePictureSvg({
    drawings: [],
    facts: [],
    title: 'Platte',
    line: 'P-12',
    company: 'Musterwerk',
    brand: PLAIN_BRAND,
    colour: '#006433',
    ...parts,
  })
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text)

test('a product without a shape is described by its first three facts', () => {
  expect(textsOf(draw({ facts: FACTS }))).toEqual([
    'Werkstoff',
    'PE &lt;UHMW&gt;',
    'Farbe',
    'grün',
    'Dicke',
    '12 mm',
    'Platte',
    'P-12',
    'Musterwerk',
  ])
})

test('a drawing takes the place of the facts', () => {
  const drawings = [{ width: 10, height: 10, marks: [] }]
  expect(textsOf(draw({ facts: FACTS, drawings }))).toEqual(['Platte', 'P-12', 'Musterwerk'])
})

test('without either the mark of the company is large', () => {
  expect(draw({})).toMatch(/<image[^>]* width="288"/)
  expect(draw({ facts: FACTS })).not.toMatch(/<image[^>]* width="288"/)
})

test('a row gives three drawings the same room side by side', () => {
  const drawing = { width: 100, height: 100, marks: [] }
  const places = (drawings: (typeof drawing)[]) =>
    [...draw({ drawings, isRow: true }).matchAll(/translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)" fill="none"/g)].map(
      ([, x, y, scale]) => [x, y, scale].map(Number),
    )
  const [first = [], second = [], third = []] = places([drawing, drawing, drawing])
  expect([first[1], first[2]]).toEqual([second[1], second[2]])
  expect((second[0] ?? 0) - (first[0] ?? 0)).toBeCloseTo((third[0] ?? 0) - (second[0] ?? 0), 1)
  expect(places([drawing])).toHaveLength(1)
})

test('a complete SVG file is placed within the picture', () => {
  const file = '<svg width="10px" viewBox="0 0 10 10"><path d="M0 0h9"/></svg>'
  expect(draw({ drawings: [file] })).toContain(
    '<svg viewBox="0 0 10 10" x="56" y="32" width="1088" height="366"><path d="M0 0h9"/></svg>',
  )
})

test('what a drawing shows of its page’s ground has the ground of the picture', () => {
  const marks = [{ kind: 'path' as const, d: 'M0 0h1v1z', fill: 'var(--ground)' }]
  const [ground = ''] = /(?<=<rect width="1200" height="430" fill=")[^"]+/.exec(draw({})) ?? []
  expect(draw({ drawings: [{ width: 10, height: 10, marks }] })).toContain(`d="M0 0h1v1z" fill="${ground}"`)
})
