import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Material } from '#drawing/material.ts'
import { PlateDrawing } from './plate-drawing.tsx'

const format = { strength: 10, width: { min: 20, max: 1000 }, length: { min: 20, max: 2000 }, step: 1 }
const colourOf = (material: Material) =>
  / fill="([^"]*)"/.exec(
    renderToStaticMarkup(<PlateDrawing format={format} material={material} width="500" length="1000" />),
  )?.[1]

test('a part of a sheet has the colour of its material', () => {
  expect(colourOf('pe')).toBe('#7bcb98')
  expect(colourOf('black')).toBe('#6f7372')
  expect(colourOf('natural')).not.toBe(colourOf('mud'))
})
