import { wcagContrast } from 'culori'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandStyles, colourScales, drawingGround, recolourDrawing, STYLE_SHEET_COLOURS } from './colour-scales.ts'

const RED = { brand: '#b0121b', ground: '#20303f' }

test('The style sheet has the scales of the colours that need no styles of their own.', () => {
  const tokens = readFileSync('web/styles/tokens.css', 'utf8')
  expect(tokens).toContain(`--green-700: ${STYLE_SHEET_COLOURS.brand};`)
  expect(tokens).toContain(`--mud-green-900: ${STYLE_SHEET_COLOURS.ground};`)
  expect(brandStyles(STYLE_SHEET_COLOURS)).toBe('')
  expect(tokens).toContain(`--mud-100: ${drawingGround(STYLE_SHEET_COLOURS)};`)
})

test('The scales of the style sheet’s own colours are nearly those of the style sheet.', () => {
  const tokens = readFileSync('web/styles/tokens.css', 'utf8')
  for (const [name, steps] of Object.entries(colourScales(STYLE_SHEET_COLOURS))) {
    for (const [step, derived] of Object.entries(steps)) {
      const drawn = new RegExp(`--${name}-${step}: (#[0-9a-f]{6})`).exec(tokens)?.[1] ?? ''
      expect(wcagContrast(derived, '#fff') / wcagContrast(drawn, '#fff'), `${name} ${step}`).toBeCloseTo(1, 1)
    }
  }
})

test('Two colours of a company are steps of its scales, and each step is darker than the one before.', () => {
  const scales = colourScales(RED)
  expect(scales.green[700]).toBe(RED.brand)
  expect(scales['mud-green'][900]).toBe(RED.ground)
  for (const steps of Object.values(scales)) {
    const contrasts = Object.values(steps).map((colour) => wcagContrast(colour, '#fff'))
    expect(contrasts).toEqual(contrasts.toSorted((a, b) => a - b))
  }
  expect(brandStyles(RED)).toContain(`--green-700:${RED.brand}`)
})

test('A drawing has tones of the brand in place of its greens, as dark as they were, and keeps its greys.', () => {
  const [green = '', ...others] = recolourDrawing('#017f42 #c6cccb #1f1e1c', RED).split(' ')
  expect(wcagContrast(green, '#fff')).toBeCloseTo(wcagContrast('#017f42', '#fff'), 1)
  const [red, rest] = [Number.parseInt(green.slice(1, 3), 16), Number.parseInt(green.slice(3, 5), 16)]
  expect([red > 2 * rest, others]).toEqual([true, ['#c6cccb', '#1f1e1c']])
})
