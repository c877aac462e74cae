import { expect, it } from 'vitest'
import { brightness, tone } from './material.ts'

it('The tones go from dark to light.', () => {
  expect(tone('pe', 0)).toBe('#00492a')
  expect(tone('pe', 1)).toBe('#93d6aa')
  expect(tone('pe', 0.4)).toBe('#0f8249')
  expect(tone('pe', 0.5)).toBe('#219256')
  expect(tone('steel', 7)).toBe('#f1f3f2')
})

it('The top is lightest, then the front, then the side; downward faces are darkest.', () => {
  const [top, front, side, below] = [
    [0, 0, 1],
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, -1],
  ] as const
  expect([top, front, side, below].map(brightness)).toEqual([0.9, 0.6, 0.3, 0.06])
})
