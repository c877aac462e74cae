import { useEffect, useRef, useState } from 'react'
import { changeRows, LENGTH_FIELD, rowField, type CutRow } from './cut-rows.ts'

export interface EditedRow extends CutRow {
  key: number
  /** Differs from the sent value, so its errors no longer apply. */
  changed: boolean
  /** The length field has been left once: from now on its error shows while typing. */
  left: boolean
}

/** The edited rows and the active row of the slider. `onChange` is called on every change. */
export function useCutRows(given: readonly CutRow[], onChange?: (rows: readonly CutRow[]) => void) {
  const [rows, setRows] = useState<EditedRow[]>(() =>
    given.map((row, key) => ({ ...row, key, changed: false, left: false })),
  )
  const [activeKey, setActive] = useState(0)
  const nextKey = useRef(given.length)
  const [focusNext, setFocusNext] = useState<{ id: string }>()
  useEffect(() => {
    if (focusNext) document.getElementById(focusNext.id)?.focus()
  }, [focusNext])

  // Two fields may change before the next rendering.
  const latest = useRef(rows)
  const become = (next: EditedRow[]) => {
    latest.current = next
    setRows(next)
    onChange?.(next.map(({ length, pieces }) => ({ length, pieces })))
  }
  const active = Math.max(
    0,
    rows.findIndex(({ key }) => key === activeKey),
  )
  return {
    rows,
    active,
    activate: (row: EditedRow) => setActive(row.key),
    edit: (row: EditedRow, change: Partial<CutRow>) =>
      become(latest.current.map((other) => (other.key === row.key ? { ...other, ...change, changed: true } : other))),
    leave: (row: EditedRow) =>
      become(
        latest.current.map((other) => (other.key === row.key && other.changed ? { ...other, left: true } : other)),
      ),
    /** `intent` as the buttons would send it; the focus moves to the new or next row. */
    press: (intent: string) => {
      const changed = changeRows(rows, intent)
      if (!changed) return
      const remaining = changed.map((row): EditedRow => {
        const known = rows.find((other) => other === row)
        return known ?? { ...row, key: nextKey.current++, changed: true, left: false }
      })
      const at = remaining.length > rows.length ? remaining.length - 1 : Math.min(active, remaining.length - 1)
      setActive(remaining[at]?.key ?? 0)
      setFocusNext({ id: rowField(LENGTH_FIELD, at) })
      become(remaining)
    },
  }
}
