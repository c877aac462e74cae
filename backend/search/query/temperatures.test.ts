import { expect, test } from 'vitest'
import { readTemperatures } from './temperatures.ts'

test.each([
  ['de', 'hält 200 Grad aus', '200 Grad'],
  ['de', '-40°C', '-40°C'],
  ['en', 'up to 90 degrees', '90 degrees'],
  ['nl', '120 graden Celsius', '120 graden Celsius'],
  ['cz', '150 stupňů', '150 stupňů'],
] as const)('In %s %j has a temperature.', (locale, term, text) => {
  expect(readTemperatures(term, locale)).toMatchObject([{ text }])
})

test.each(['Platte 200', '200 mm', 'Grad 200x', '200 gradual'])('%j has none.', (term) => {
  expect(readTemperatures(term, 'de')).toEqual([])
})
