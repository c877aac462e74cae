import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { CsvError, parse } from 'csv-parse/sync'
import { decodeText } from '#backend/files/decode-text.ts'
import { hasCode } from '#backend/files/system-error.ts'
import { CatalogueInvalid } from '#backend/shop/import/problem.ts'
import { dateText } from '#workbook/cell-dates.ts'
import { openArchive } from '#workbook/open-archive.ts'
import { UnreadableWorkbook } from '#workbook/workbook-problem.ts'
import { readWorksheets, type Worksheet } from '#workbook/xlsx/read-contents.ts'
import { readXlsxRows, type XlsxCell } from '#workbook/xlsx/read-rows.ts'
import { type SheetCell, isEmpty } from './parse-cell.ts'

export interface TableRow {
  /** From 1, as a spreadsheet shows it; of a CSV file the line in which it begins. */
  number: number
  cells: ReadonlyMap<number, SheetCell>
}

/** A cell that is not a text: an error, or a number that is shown with letters. */
interface UnreadCell {
  line: number
  /** Of its column. */
  at: number
  message: string
}

/** A sheet of a workbook or a CSV file: its headings, and its rows without empty ones and comments. */
export interface Table {
  /** As a report calls it: `catalogue.xlsx, Variants`. */
  file: string
  /** Name of the sheet, or of the file without its ending. */
  name: string
  headings: TableRow
  rows: TableRow[]
  unread: UnreadCell[]
}

/** Bytes of a workbook when unpacked: 100,000 rows of 40 cells take 300 MB. */
const LARGEST_UNPACKED = 2 * 1024 * 1024 * 1024
/** Rows that begin with it explain the columns. */
const COMMENT = '#'
/** `#N/A`, `#REF!` and the like, in all languages of Excel. */
const ERROR = /^#(?:N\/A|NV|N\/B|NENÍ_K_DISPOZICI|[\p{Lu}\d_/]{2,20}[!?])$/u
const FORMULA = /^=/

/**
 * Reads a workbook, a CSV file, or a folder of them.
 * @throws CatalogueInvalid for a file that cannot be read
 */
export async function readTables(path: string): Promise<Table[]> {
  const files = await spreadsheetsAt(path)
  const tables: Table[] = []
  for (const file of files) tables.push(...(await (isCsv(file) ? readCsv(file) : readXlsx(file))))
  return tables
}

const isCsv = (file: string): boolean => extname(file).toLowerCase() === '.csv'
const isSpreadsheet = (file: string): boolean =>
  /^\.(csv|xlsx|xlsm)$/.test(extname(file).toLowerCase()) && !basename(file).startsWith('~')

/** The spreadsheets at a path; none of a folder in JSON Lines. */
export async function spreadsheetsAt(path: string): Promise<string[]> {
  try {
    if ((await stat(path)).isFile()) return [path]
    return (await readdir(path))
      .filter(isSpreadsheet)
      .toSorted()
      .map((name) => join(path, name))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) throw refusal(path, 'does not exist')
    throw error
  }
}

const refusal = (path: string, message: string, line = 0) =>
  new CatalogueInvalid([{ file: basename(path), line, field: '', message }])

async function readCsv(path: string): Promise<Table[]> {
  const bytes = await readFile(path)
  const [name, file] = [basename(path, extname(path)), basename(path)]
  const rows: TableRow[] = []
  const text = decodeText(bytes)
  const [head = ''] = text.split('\n', 1)
  const delimiter = [';', '\t', ','].find((sign) => head.includes(sign)) ?? ';'
  try {
    const options = { bom: true, delimiter, info: true, relax_column_count: true, skip_empty_lines: true } as const
    parse(text, {
      ...options,
      onRecord: (found: unknown) => {
        const { record, info } = found as { record: string[]; info: { lines: number } }
        const more = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
        rows.push({ number: info.lines - more, cells: new Map(record.map((cell, at) => [at, cell.trim()])) })
        return null
      },
    })
  } catch (error) {
    if (error instanceof CsvError) throw refusal(path, error.message)
    throw error
  }
  return toTable(file, name, rows)
}

async function readXlsx(path: string): Promise<Table[]> {
  try {
    const archive = await openArchive(await readFile(path), LARGEST_UNPACKED)
    const tables: Table[] = []
    for (const sheet of await readWorksheets(archive)) {
      const rows: TableRow[] = []
      const unread: UnreadCell[] = []
      await readXlsxRows(archive, sheet, {
        onRow: ({ number, cells }) => {
          rows.push({ number, cells: new Map([...cells].map(([column, cell]) => [column, toPlain(cell, sheet)])) })
          for (const [at, cell] of cells) {
            const message = shownWith(cell, sheet)
            if (message !== undefined) unread.push({ line: number, at, message })
          }
        },
      })
      tables.push(...toTable(`${basename(path)}, ${sheet.name}`, sheet.name, rows, unread))
    }
    return tables
  } catch (error) {
    if (error instanceof UnreadableWorkbook) throw refusal(path, `cannot be read as a workbook: ${error.problem}`)
    throw error
  }
}

function toPlain(cell: XlsxCell, { formatOf, isFrom1904 }: Worksheet): SheetCell {
  if ('text' in cell) return cell.text.trim()
  if ('formula' in cell) return `=${cell.formula}`
  const { code, isDate, isPercent } = formatOf(cell.style)
  if (isPercent) return `${Number((100 * cell.number).toPrecision(15))} %`
  if (isDate) return dateText(cell.number, isFrom1904)
  // A format of zeros fills up an item number.
  if (/^0{2,40}$/.test(code ?? '')) return String(cell.number).padStart((code ?? '').length, '0')
  // Spreadsheets show 15 digits: 0.1 + 0.2 is 0.3.
  return Number(cell.number.toPrecision(15))
}

/** An item number of `12` is shown as A-0012 by its format. As a number it is 12, and as a text it is not known. */
function shownWith(cell: XlsxCell, { formatOf }: Worksheet): string | undefined {
  const code = 'number' in cell ? formatOf(cell.style).code : undefined
  return code !== undefined && hasLetters(code)
    ? `is a number with the format ${code}: write it as text, as it is shown`
    : undefined
}

/** Whether a format shows letters or digits beside those of the number: in quotes, or behind a backslash. */
const hasLetters = (code: string): boolean =>
  /\\\p{L}/u.test(code) || code.split('"').some((part, index) => index % 2 === 1 && /[\p{L}\p{N}]/u.test(part))

/** A sheet without rows is none, such as one of notes that was emptied. */
function toTable(file: string, name: string, all: readonly TableRow[], shown: readonly UnreadCell[] = []): Table[] {
  const unread = [...shown, ...all.flatMap(errorsOf)]
  const filled = all.filter(({ cells }) => cells.values().some((cell) => !isEmpty(cell)))
  const [headings, ...rows] = filled
  if (!headings) return []
  const first = (row: TableRow) => String(row.cells.values().find((cell) => !isEmpty(cell)) ?? '')
  const isComment = (row: TableRow) => first(row).startsWith(COMMENT) && !ERROR.test(first(row))
  const comments = new Set(rows.filter(isComment).map(({ number }) => number))
  return [
    {
      file,
      name,
      headings,
      rows: rows.filter(({ number }) => !comments.has(number)),
      unread: unread.filter(({ line }) => !comments.has(line) && line !== headings.number),
    },
  ]
}

function errorsOf({ number: line, cells }: TableRow): UnreadCell[] {
  return [...cells].flatMap(([at, cell]) => {
    const text = String(cell)
    if (ERROR.test(text)) return [{ line, at, message: `is the error ${text} of the spreadsheet` }]
    const isFormula = typeof cell === 'string' && FORMULA.test(cell)
    const message = `is a formula without a result: open the file in its program, and save it`
    return isFormula ? [{ line, at, message }] : []
  })
}
