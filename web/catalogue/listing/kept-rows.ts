/** A row of a list, or one that is hidden until it leaves the list. */
export interface KeptRow<Row> {
  row: Row
  isHidden: boolean
}

/**
 * The rows of a list among those that were there before, if they were and have the same order. Hiding rows is quicker
 * than removing them (docs/decisions/0041).
 */
export function keepRows<Row extends { id: string }>(
  rows: readonly Row[],
  before: readonly Row[] = [],
): KeptRow<Row>[] {
  let next = 0
  const kept = before.map((row) => {
    const shown = rows[next]
    if (shown?.id !== row.id) return { row, isHidden: true }
    next += 1
    return { row: shown, isHidden: false }
  })
  return next === rows.length ? kept : rows.map((row) => ({ row, isHidden: false }))
}
