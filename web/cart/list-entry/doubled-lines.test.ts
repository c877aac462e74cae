import { expect, test } from 'vitest'
import type { CartItemInput } from '#web/cart/cart-changes.ts'
import { countPositions, doubledLines, joinDoubledLines } from './doubled-lines.ts'
import { EMPTY_LINE } from './lines/list-line.ts'

const line = (number: string, quantity: number, more: Partial<CartItemInput> = {}) => ({
  line: { ...EMPTY_LINE, number, pieces: String(quantity) },
  product: { number: number.toUpperCase() },
  input: { productId: number.toUpperCase(), quantity, ...more },
})
const WRONG = { line: { ...EMPTY_LINE, number: 'a-1', pieces: 'x' }, product: { number: 'A-1' }, input: undefined }

const LINES = [
  line('a-1', 4),
  line('B-2', 2, { cutLength: 500 }),
  WRONG,
  line('A-1', 3),
  line('B-2', 2, { cutLength: 600 }),
  line('A-1', 1, { note: 'second plant' }),
  line('A-1', 1),
]

test('lines that become one position are named, others are not', () => {
  expect(doubledLines(LINES)).toEqual([{ number: 'A-1', places: [1, 4, 7], pieces: 8 }])
  expect(countPositions(LINES)).toBe(4)
  expect(doubledLines(LINES.slice(0, 3))).toEqual([])
})

test('joined lines have all pieces in the place of the first, and wrong lines stay', () => {
  expect(joinDoubledLines(LINES).map(({ number, pieces }) => `${number} ${pieces}`)).toEqual([
    'a-1 8',
    'B-2 2',
    'a-1 x',
    'B-2 2',
    'A-1 1',
  ])
})
