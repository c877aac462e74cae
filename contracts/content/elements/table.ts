import { asArray, asBoolean, asConcealedText, asNumber } from '#contracts/content/json-record.ts'
import type { FieldReader } from '#contracts/content/reading.ts'

export interface TableFields {
  caption: string
  /** All rows are as long as the longest. */
  rows: string[][]
  /** Which cells are headers: the first of each column, or of each row. */
  headers: 'none' | 'top' | 'left'
  /** Whether the last row is a footer. */
  hasFooter: boolean
}

/** `tableHeaderPosition` in a response: 0 none, 1 top, 2 left. */
export const readTable: FieldReader<TableFields> = ({ bodytext, tableCaption, tableHeaderPosition, tableTfoot }) => {
  const rows = asArray(bodytext).map((row) => asArray(row).map(asConcealedText))
  const columns = Math.max(0, ...rows.map((row) => row.length))
  return {
    caption: asConcealedText(tableCaption),
    rows: rows.map((row) => [...row, ...Array.from({ length: columns - row.length }, () => '')]),
    headers: (['none', 'top', 'left'] as const)[asNumber(tableHeaderPosition)] ?? 'none',
    hasFooter: asBoolean(tableTfoot),
  }
}
