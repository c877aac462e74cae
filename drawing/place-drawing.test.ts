import { expect, test } from 'vitest'
import type { Drawing } from './picture.ts'
import { placeDrawing } from './place-drawing.ts'

const drawing: Drawing = {
  width: 2000,
  height: 1000,
  marks: [
    { kind: 'path', d: 'M0 0l2000 1000', stroke: '#000', width: 2, dash: '5 3' },
    { kind: 'text', text: 'b < 20', matrix: [1, 0, 0, 1, 0, 0], size: 100, fill: '#000' },
  ],
}

test('A drawing is centred in its frame and as large as possible.', () => {
  const group = placeDrawing(drawing, { x: 100, y: 50, width: 400, height: 400 })
  expect(group).toContain('translate(100 150) scale(0.2)')
})

test('Lines and dashes keep their width in a drawing of any size.', () => {
  const group = placeDrawing(drawing, { x: 0, y: 0, width: 400, height: 400 }, 1.5)
  expect(group).toContain('stroke-width="15"')
  expect(group).toContain('stroke-dasharray="38 23"')
})

test('Texts of a drawing are escaped.', () => {
  expect(placeDrawing(drawing, { x: 0, y: 0, width: 400, height: 400 })).toContain('>b &lt; 20</text>')
})
