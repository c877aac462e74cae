import type { ReportProblem } from '#backend/shop/import/problem.ts'
import type { SheetColumn, SheetTexts } from './column.ts'
import type { Prefix } from './columns.ts'
import type { FoundColumn, KnownTable } from './find-columns.ts'
import {
  type SheetCell,
  isEmpty,
  parseDeliveryTime,
  parseInteger,
  parseSheetNumber,
  parseTruth,
  type Parsed,
} from './parse-cell.ts'
import type { TableRow } from './read-tables.ts'

/** A row with access to its cells by column. Wrong cells are reported and read as empty. */
export interface ReadRow {
  file: string
  line: number
  columns: readonly FoundColumn[]
  text: (column: SheetColumn) => string | undefined
  texts: (column: SheetColumn) => SheetTexts | undefined
  list: (column: SheetColumn) => string[] | undefined
  value: (column: SheetColumn) => unknown
  /** Filled cells of columns with a word before a colon. */
  prefixed: (prefix: Prefix) => { name: string; heading: string; cell: SheetCell }[]
  report: (heading: string, message: string) => void
  headingOf: (column: SheetColumn) => string
}

export function readRow(table: KnownTable, row: TableRow, report: ReportProblem): ReadRow {
  const place = { file: table.file, line: row.number }
  const at = (found: FoundColumn): SheetCell | undefined => {
    const cell = row.cells.get(found.at)
    return isEmpty(cell) ? undefined : cell
  }
  const ofColumn = (column: SheetColumn) =>
    table.columns.flatMap((one) => ('column' in one && one.column === column ? [one] : []))
  const say = (field: string, message: string) => report({ ...place, field, message })
  const first = (column: SheetColumn) => {
    const [found] = ofColumn(column)
    const cell = found && at(found)
    return cell === undefined ? undefined : { heading: found?.heading ?? '', cell }
  }
  const text = (column: SheetColumn) => {
    const found = first(column)
    return found && String(found.cell).trim()
  }
  return {
    ...place,
    columns: table.columns,
    report: say,
    headingOf: (column) => ofColumn(column)[0]?.heading ?? '',
    text,
    texts: (column) => {
      const given = ofColumn(column).flatMap((one) => {
        const cell = at(one)
        return cell === undefined
          ? []
          : [{ language: one.language ?? 'en', isPlain: !one.language, text: String(cell) }]
      })
      if (given.length === 0) return undefined
      // Headings without a language have the words of every language that has none of its own.
      const sorted = given.toSorted((a, b) => Number(b.isPlain) - Number(a.isPlain))
      return Object.fromEntries(sorted.map((one) => [one.language, one.text]))
    },
    list: (column) =>
      text(column)
        ?.split(/[;|\n]/)
        .map((part) => part.trim())
        .filter(Boolean),
    value: (column) => {
      const found = first(column)
      if (!found) return undefined
      const parsed = parse(column, found.cell)
      if ('value' in parsed) return parsed.value
      say(found.heading, parsed.message)
      return undefined
    },
    prefixed: (prefix) =>
      table.columns.flatMap((one) => {
        const cell = 'prefix' in one && one.prefix === prefix ? at(one) : undefined
        return 'prefix' in one && cell !== undefined ? [{ name: one.name, heading: one.heading, cell }] : []
      }),
  }
}

function parse({ kind }: SheetColumn, cell: SheetCell): Parsed<unknown> {
  if (kind === 'number') return parseSheetNumber(cell)
  if (kind === 'integer') return parseInteger(cell)
  if (kind === 'truth') return parseTruth(cell)
  return kind === 'delivery' ? parseDeliveryTime(cell) : { value: String(cell).trim() }
}
