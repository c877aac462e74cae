import { expect, test } from 'vitest'
import { sharePictureSvg } from './share-picture-svg.ts'

const FACTS = [
  { label: 'Werkstoff', value: 'PE <UHMW>' },
  { label: 'Farbe', value: 'grün' },
  { label: 'Dicke', value: '12 mm' },
  { label: 'Länge', value: '2000 mm' },
]
const draw = (parts: Partial<Parameters<typeof sharePictureSvg>[0]>) =>
  sharePictureSvg({ drawings: [], facts: [], title: 'Platte', line: 'P-12', company: 'Musterwerk', ...parts })
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
  expect(draw({})).toMatch(/scale\(8\)/)
  expect(draw({ facts: FACTS })).not.toMatch(/scale\(8\)/)
})
