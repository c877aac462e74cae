import { useState } from 'react'
import type { TableVariant } from './variant.ts'

/** Parameter of the address that asks for all rows of a long table. */
export const ALL_ROWS = { name: 'rows', value: 'all' } as const

/** A table of more variants than this is long: a slow phone takes seconds to draw a thousand rows. */
export const LONG_TABLE = 200
/** Rows of a long table that are shown at first. */
export const FIRST_ROWS = 100

interface Rows {
  /** In the order of the table. */
  sorted: readonly TableVariant[]
  /** Those that the filters leave. */
  shown: ReadonlySet<TableVariant>
  /** Numbers of rows that are shown in any case if the filters leave them, such as a chosen one. */
  wanted: ReadonlySet<string>
  isAll: boolean
}

/** The rows of a table that are visible: all that the filters leave, of a long table the first ones. */
export function visibleRows({ sorted, shown, wanted, isAll }: Rows): ReadonlySet<TableVariant> {
  if (isAll || sorted.length <= LONG_TABLE) return shown
  const left = sorted.filter((variant) => shown.has(variant))
  return new Set([...left.slice(0, FIRST_ROWS), ...left.filter(({ number }) => wanted.has(number))])
}

/**
 * Numbers of the rows that are in the page. A row that was visible once stays and is hidden, so that its input is never
 * lost. Wanted rows are there whatever the filters are.
 */
export function useDrawnNumbers(visible: ReadonlySet<TableVariant>, wanted: ReadonlySet<string>): ReadonlySet<string> {
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(() => new Set())
  const missing = [...[...visible].map(({ number }) => number), ...wanted].filter((number) => !drawn.has(number))
  if (missing.length === 0) return drawn
  const next = new Set([...drawn, ...missing])
  setDrawn(next)
  return next
}
