import { expect, test } from 'vitest'
import { moveActive } from './active-cell.ts'

const ROWS = [2, 1, 2]
const at = (row: number, cell = 0) => ({ row, cell })

test.each([
  [undefined, 'ArrowDown', at(0)],
  [at(0, 1), 'ArrowDown', at(1)],
  [at(2), 'ArrowDown', at(2)],
  [undefined, 'ArrowUp', at(2)],
  [at(1), 'ArrowUp', at(0)],
  [at(0), 'ArrowUp', undefined],
  [at(0), 'ArrowRight', at(0, 1)],
  [at(0, 1), 'ArrowLeft', at(0)],
] as const)('from %j the key %s leads to %j', (active, key, expected) => {
  expect(moveActive(active, key, ROWS)).toEqual(expected)
})

test.each([
  [undefined, 'ArrowLeft'],
  [undefined, 'ArrowRight'],
  [at(0), 'ArrowLeft'],
  [at(1), 'ArrowRight'],
  [at(0), 'Home'],
  [at(0), 'toString'],
] as const)('from %j the key %s is left to the field', (active, key) => {
  expect(moveActive(active, key, ROWS)).toBeNull()
})

test('without hits every key is the field’s', () => {
  expect(moveActive(undefined, 'ArrowDown', [])).toBeNull()
})
