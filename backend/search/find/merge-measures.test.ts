import { expect, test } from 'vitest'
import { keysOf, mergeMeasures } from './merge-measures.ts'

const measure = (label: string, min: number, max: number, unit = 'mm') => ({ label, unit, min, max })

test('Measures of the same name and unit are one, with the bounds of both.', () => {
  const ranges = { hole: measure('Bohrung', 5, 9), bore: measure('Bohrung', 2, 8), width: measure('Breite', 1, 2) }
  expect(mergeMeasures(ranges)).toEqual({ 'bore--hole': measure('Bohrung', 2, 9), width: measure('Breite', 1, 2) })
  expect(keysOf('bore--hole')).toEqual(['bore', 'hole'])
  expect(keysOf('inner-width')).toEqual(['inner-width'])
})

test('The two ends of a measure are one, by what their names have in common.', () => {
  const ranges = {
    'spring-force-to': measure('Federkraft bis', 100, 800, 'N'),
    'spring-force-from': measure('Federkraft von', 20, 200, 'N'),
  }
  expect(mergeMeasures(ranges)).toEqual({ 'spring-force-from--spring-force-to': measure('Federkraft', 20, 800, 'N') })
})

test('Other units stay apart, and so does an end without the other one.', () => {
  const ranges = {
    bore: measure('Bohrung', 1, 2),
    'bore-inch': measure('Bohrung', 1, 2, 'in'),
    'up-to': measure('bis', 1, 2),
  }
  expect(mergeMeasures(ranges)).toEqual(ranges)
})
