/** A sheet of a workbook as texts. */
export interface Sheet {
  name: string
  /** Without hidden rows and columns, and without empty ones. */
  rows: string[][]
  hiddenRows: number
  hiddenColumns: number
  /** More than can be read: its rows are not whole. */
  isTooLong: boolean
}

export interface SheetBuilder {
  /** Adds a row of cells, by index of their column. It may be repeated, and be hidden by a filter or by hand. */
  addRow: (cells: ReadonlyMap<number, string>, row?: { times?: number; isHidden?: boolean }) => void
  /** Columns from the first to the last index are hidden. */
  hideColumns: (first: number, last: number) => void
  isTooLong: () => boolean
  build: () => Sheet
}

/** Of one sheet; a list may have 500 lines. */
export const MOST_SHEET_ROWS = 5000
export const MOST_SHEET_COLUMNS = 100
/** Letters of a cell. */
const LONGEST_CELL = 1000
/** Letters of a sheet. */
const LONGEST_SHEET = 512 * 1024

/** Collects the rows of a sheet within bounds: a small file can name millions of cells. */
export function buildSheet(name: string): SheetBuilder {
  const rows: ReadonlyMap<number, string>[] = []
  const hidden: [first: number, last: number][] = []
  let hiddenRows = 0
  let letters = 0
  let isTooLong = false
  const isHiddenColumn = (column: number) => hidden.some(([first, last]) => column >= first && column <= last)
  return {
    addRow: (cells, { times = 1, isHidden = false } = {}) => {
      const filled = new Map(
        [...cells].filter(([, text]) => text.trim() !== '').map(([at, text]) => [at, shorten(text)]),
      )
      if (filled.size === 0 || isTooLong) return
      if (isHidden) {
        hiddenRows += times
        return
      }
      letters += times * filled.values().reduce((sum, text) => sum + text.length, 0)
      isTooLong = rows.length + times > MOST_SHEET_ROWS || letters > LONGEST_SHEET || filled.size > MOST_SHEET_COLUMNS
      if (!isTooLong) rows.push(...Array.from({ length: times }, () => filled))
    },
    hideColumns: (first, last) => void hidden.push([first, last]),
    isTooLong: () => isTooLong,
    build: () => {
      const used = [...new Set(rows.flatMap((row) => [...row.keys()]))].toSorted((a, b) => a - b)
      const visible = used.filter((column) => !isHiddenColumn(column))
      return {
        name,
        rows: rows.map((row) => visible.map((column) => row.get(column) ?? '')).filter((row) => row.some(Boolean)),
        hiddenRows,
        hiddenColumns: used.length - visible.length,
        isTooLong: isTooLong || visible.length > MOST_SHEET_COLUMNS,
      }
    },
  }
}

/** Characters of control do not belong to a text. */
function shorten(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what is replaced
  const plain = text.replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, ' ')
  return plain.length > LONGEST_CELL ? `${plain.slice(0, LONGEST_CELL)}…` : plain
}
