import { expect, test } from 'vitest'
import { type HeaderState, scrolledTo } from './use-shrunk.ts'

const whole: HeaderState = { shrunk: false, at: 0 }
const along = (...path: number[]) => path.reduce(scrolledTo, whole).shrunk

test('the header shrinks on scrolling down and returns on scrolling up', () => {
  expect(along(200, 300)).toBe(true)
  expect(along(200, 300, 250)).toBe(false)
})

test('the header is whole at the top, however the visitor gets there', () => {
  expect(along(900, 0)).toBe(false)
  expect(along(80)).toBe(false)
})

test('tremors of a finger change nothing, and slow scrolling adds up', () => {
  expect(along(300, 296, 299, 295)).toBe(true)
  expect(along(300, 296, 292)).toBe(false)
})
