import { describe, expect, test } from 'vitest'
import { FIRST_ROWS, LONG_TABLE, visibleRows } from './drawn-rows.ts'
import type { TableVariant } from './variant.ts'

const variantsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ number: `V-${index}` }) as TableVariant)
const NONE = new Set<string>()

describe('visibleRows', () => {
  test('All rows of a table that is not long are visible, whatever is filtered.', () => {
    const sorted = variantsOf(LONG_TABLE)
    const shown = new Set(sorted.slice(50))
    expect(visibleRows({ sorted, shown, wanted: NONE, isAll: false })).toEqual(shown)
  })

  test('Of a long table the first rows that the filters leave are visible, in the table’s order.', () => {
    const sorted = variantsOf(LONG_TABLE + 1).toReversed()
    const shown = new Set(sorted.filter((_, index) => index % 2 === 0))
    const numbers = [...visibleRows({ sorted, shown, wanted: NONE, isAll: false })].map(({ number }) => number)
    expect(numbers).toHaveLength(FIRST_ROWS)
    expect(numbers.slice(0, 2)).toEqual([`V-${LONG_TABLE}`, `V-${LONG_TABLE - 2}`])
  })

  test('A wanted row is visible wherever it is, unless it is filtered.', () => {
    const sorted = variantsOf(LONG_TABLE + 1)
    const [hidden, ...others] = sorted.toReversed()
    const visible = visibleRows({
      sorted,
      shown: new Set(others),
      wanted: new Set([hidden?.number ?? '', 'V-150']),
      isAll: false,
    })
    expect([...visible].map(({ number }) => number).slice(FIRST_ROWS)).toEqual(['V-150'])
  })

  test('All rows are visible on request.', () => {
    const sorted = variantsOf(LONG_TABLE + 1)
    expect(visibleRows({ sorted, shown: new Set(sorted), wanted: NONE, isAll: true }).size).toBe(sorted.length)
  })
})
