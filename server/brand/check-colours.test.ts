import { expect, test } from 'vitest'
import { checkColours } from './check-colours.ts'
import { STYLE_SHEET_COLOURS } from './colour-scales.ts'

const GROUND = STYLE_SHEET_COLOURS.ground

test('Colours with which all texts can be read have no problem.', () => {
  expect(checkColours(STYLE_SHEET_COLOURS)).toEqual([])
  expect(checkColours({ brand: '#12507a', ground: '#1d2733' })).toEqual([])
})

test.each([
  ['#f5a300', 'text of links and buttons: #f5a300 on #ffffff has a contrast of 2.07:1'],
  ['#e30613', 'text on a selected row'],
])('The brand’s colour %s is refused with the pair and the nearest colour that holds.', (brand, pair) => {
  const [problem = ''] = checkColours({ brand, ground: GROUND })
  expect(problem).toContain(pair)
  const nearest = /The nearest colour that holds is (#[0-9a-f]{6})\.$/.exec(problem)?.[1] ?? ''
  expect(checkColours({ brand: nearest, ground: GROUND })).toEqual([])
})

test('A ground on which light text cannot be read is refused.', () => {
  expect(checkColours({ brand: STYLE_SHEET_COLOURS.brand, ground: '#8a8f7a' })).toEqual([
    expect.stringMatching(/^colours\.ground #8a8f7a is too light, text on dark bands and in the footer/),
  ])
})
