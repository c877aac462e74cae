import { type RefObject, useEffect, useState } from 'react'
import { type Cell, moveActive } from './active-cell.ts'
import type { SearchState } from './search-session.ts'

/** Id of the cell that the arrow keys have reached. */
export const ACTIVE_CELL = 'search-active-cell'

export interface ActiveCell {
  cell: Cell | undefined
  /** Of the cell, for the text field. */
  id: string | undefined
  /** Rows that the keys can reach. */
  count: number
  /** Returns whether the key was meant for the grid. */
  move: (key: string) => boolean
  /** Follows the link in the active cell; false if none is active. */
  follow: () => boolean
}

/** The cell of the grid of hits that the arrow keys in the text field have reached. Other hits begin without one. */
export function useActiveCell(dialog: RefObject<HTMLElement | null>, { answer, isLoading }: SearchState): ActiveCell {
  const [active, setActive] = useState<{ cell: Cell | undefined; of: unknown }>({ cell: undefined, of: undefined })
  const reply = answer && 'reply' in answer && !isLoading ? answer.reply : undefined
  const hits = reply?.hits
  const cell = active.of === hits ? active.cell : undefined
  useEffect(() => {
    if (cell) document.getElementById(ACTIVE_CELL)?.scrollIntoView({ block: 'nearest' })
  }, [cell])

  const cellsPerRow = () =>
    [...(dialog.current?.querySelectorAll('[role=row]') ?? [])].map(
      // A cell without anything in it has no height: a phone shows fewer of them.
      (row) => [...row.querySelectorAll('[role=gridcell]')].filter((one) => one.clientHeight > 0).length,
    )
  return {
    cell,
    id: cell && ACTIVE_CELL,
    count: reply && hits ? hits.length + reply.completions.length : 0,
    move(key) {
      const next = moveActive(cell, key, cellsPerRow())
      if (next === null) return false
      setActive({ cell: next, of: hits })
      return true
    },
    follow() {
      if (!cell) return false
      document.getElementById(ACTIVE_CELL)?.querySelector<HTMLElement>('a[href], button')?.click()
      return true
    },
  }
}
