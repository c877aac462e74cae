import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { LANGUAGE_CODES } from '#backend/database/schema/columns.ts'
import type { ReportProblem } from '#backend/shop/import/problem.ts'
import { type SheetColumn, SHEET_NAMES, type SheetKind } from './column.ts'
import { COLUMNS, LANGUAGE_MARKS, type Prefix, PREFIXES } from './columns.ts'
import { isEmpty } from './parse-cell.ts'
import type { Table } from './read-tables.ts'

/** A column of a table, with the heading as its author wrote it. */
export type FoundColumn = { heading: string; at: number } & (
  | { column: SheetColumn; language: LanguageCode | undefined }
  | { prefix: Prefix; name: string }
)

export interface KnownTable extends Table {
  kind: SheetKind
  columns: FoundColumn[]
}

const isCalled = (names: Record<LanguageCode, readonly string[]>, name: string): boolean =>
  LANGUAGE_CODES.some((code) => names[code].some((one) => one.toLowerCase() === name.trim().toLowerCase()))

/** Kind of a sheet by its name; a single one of another name is flat. Others among several are not read. */
function kindOf(table: Table, isOnly: boolean): SheetKind | undefined {
  const named = (Object.keys(SHEET_NAMES) as (keyof typeof SHEET_NAMES)[]).find(
    (kind) => kind === table.name.toLowerCase() || isCalled(SHEET_NAMES[kind], table.name),
  )
  return named ?? (isOnly ? 'flat' : undefined)
}

/** Finds out what sheets and columns are about, and reports those that it does not know. */
export function findColumns(tables: readonly Table[], report: ReportProblem): KnownTable[] {
  return tables.flatMap((table) => {
    const kind = kindOf(table, tables.length === 1)
    if (!kind) {
      report({
        file: table.file,
        line: 0,
        field: '',
        message: `is no sheet of a catalogue: call it ${NAMES}, or remove it`,
      })
      return []
    }
    const columns = [...table.headings.cells]
      .filter(([, cell]) => !isEmpty(cell))
      .flatMap(([at, cell]) => findColumn(kind, String(cell).trim(), at) ?? unknown(table, String(cell), report))
    for (const { line, at, message } of table.unread) {
      const found = columns.find((one) => one.at === at)
      if (found && isText(found)) report({ file: table.file, line, field: found.heading, message })
    }
    for (const column of Object.values(COLUMNS)) {
      const isMissing =
        column.isRequired &&
        column.sheets.includes(kind) &&
        !columns.some((one) => 'column' in one && one.column === column)
      if (isMissing)
        report({
          file: table.file,
          line: table.headings.number,
          field: '',
          message: `has no column ${namesOf(column)}`,
        })
    }
    return [{ ...table, kind, columns }]
  })
}

const NAMES = Object.values(SHEET_NAMES)
  .map(({ en: [name] }) => name)
  .join(', ')
const namesOf = ({ names: { de, en } }: SheetColumn): string => `${en[0]} (${de[0]})`

function unknown(table: Table, heading: string, report: ReportProblem): [] {
  report({ file: table.file, line: table.headings.number, field: heading, message: 'is an unknown column' })
  return []
}

function findColumn(kind: SheetKind, heading: string, at: number): FoundColumn | undefined {
  const colon = heading.indexOf(':')
  const prefix = colon > 0 && prefixOf(heading.slice(0, colon))
  if (prefix) return { heading, at, prefix, name: heading.slice(colon + 1).trim() }
  const [, plain = heading, mark] = /^([^()]{1,80}) \(([a-z]{2})\)$/i.exec(heading) ?? []
  const language = mark && LANGUAGE_MARKS[mark.toLowerCase()]
  for (const column of Object.values(COLUMNS)) {
    if (!column.sheets.includes(kind)) continue
    if (isCalled(column.names, heading)) return { heading, at, column, language: undefined }
    if (language && column.kind === 'texts' && isCalled(column.names, plain)) return { heading, at, column, language }
  }
  return undefined
}

/** Values of other columns are checked when they are read. */
const isText = (found: FoundColumn): boolean =>
  'column' in found
    ? !['number', 'integer', 'truth', 'delivery'].includes(found.column.kind)
    : found.prefix !== 'dimension'

const prefixOf = (word: string): Prefix | undefined =>
  (Object.keys(PREFIXES) as Prefix[]).find((prefix) =>
    Object.values(PREFIXES[prefix]).some((one) => one.toLowerCase() === word.trim().toLowerCase()),
  )
