/** A cell of the grid of hits, by its row and its place in it. */
export interface Cell {
  row: number
  cell: number
}

/** Cells of the text field's grid and the keys that move between them. */
const MOVES = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'] as const

/**
 * The active cell after a key; undefined while the text field is meant. Null for a key that is the field's own. A key
 * to the side is such a key without an active row, or a cell on that side.
 * @param rows number of cells of each row.
 */
export function moveActive(active: Cell | undefined, key: string, rows: readonly number[]): Cell | undefined | null {
  const move = MOVES.find((one) => one === key)
  if (move === undefined || rows.length === 0) return null
  if (move === 'ArrowDown') {
    if (!active) return { row: 0, cell: 0 }
    return active.row + 1 < rows.length ? { row: active.row + 1, cell: 0 } : active
  }
  if (move === 'ArrowUp') {
    if (!active) return { row: rows.length - 1, cell: 0 }
    return active.row > 0 ? { row: active.row - 1, cell: 0 } : undefined
  }
  if (!active) return null
  const cell = active.cell + (move === 'ArrowRight' ? 1 : -1)
  return cell >= 0 && cell < (rows[active.row] ?? 0) ? { ...active, cell } : null
}
