import type { Cut } from './cut-rules.ts'
import { type CutRow, type RowErrors, rowErrorsOf } from './cut-rows.ts'

/** One row without a length asks for whole stock bars: no length is chosen for the visitor. */
export const isWholeBar = (rows: readonly CutRow[]): boolean => rows.length === 1 && rows[0]?.length.trim() === ''

/** The errors of each row, of which a whole bar has none for its length. */
export const errorsOfRows = (cut: Cut, rows: readonly CutRow[]): RowErrors[] =>
  rows.map((row) => {
    const { length, pieces } = rowErrorsOf(cut, row)
    return { ...(length && !isWholeBar(rows) && { length }), ...(pieces && { pieces }) }
  })
