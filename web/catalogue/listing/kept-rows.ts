/** A row of a list, or one that is hidden until it leaves the list. */
export interface KeptRow<Row> {
  row: Row
  isHidden: boolean
}

interface Identified {
  id: string
}

/**
 * The rows of a list among those that were there before, if they were and have the same order. Hiding rows is quicker
 * than removing them (docs/decisions/0041).
 */
export function keepRows<Row extends Identified>(rows: readonly Row[], before: readonly Row[] = []): KeptRow<Row>[] {
  const places = placesAmong(rows, before)
  if (!places) return rows.map((row) => ({ row, isHidden: false }))
  return before.map((row, index) => {
    const shown = rows[places[index] ?? -1]
    return { row: shown ?? row, isHidden: !shown }
  })
}

/**
 * Of each row from before its place in the list; undefined for a row that is not in it any more.
 * @returns undefined if the list has a row that was not there before, or has them in another order.
 */
export function placesAmong(
  rows: readonly Identified[],
  before: readonly Identified[],
): (number | undefined)[] | undefined {
  let next = 0
  const places = before.map(({ id }) => (rows[next]?.id === id ? next++ : undefined))
  return next === rows.length ? places : undefined
}
