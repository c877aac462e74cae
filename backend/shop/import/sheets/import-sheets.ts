import { existsSync } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogueFiles, type CatalogueFile } from '#backend/shop/import/format.ts'
import {
  CatalogueInvalid,
  type CatalogueProblem,
  describeProblem,
  type ReportProblem,
} from '#backend/shop/import/problem.ts'
import { isShopwareExport } from '#backend/shop/import/shopware/exports.ts'
import { shopwareSheets } from '#backend/shop/import/shopware/shopware-sheets.ts'
import { COLUMNS } from './columns.ts'
import { findColumns } from './find-columns.ts'
import { readTables, spreadsheetsAt } from './read-tables.ts'
import type { SheetLine } from './sheet-lines.ts'
import { toLines } from './to-lines.ts'

/** Passes a folder without spreadsheets on as it is, and one with them as {@link withSheetsAsLines} does. */
export const withLinesOf = async <Result>(path: string, use: (folder: string) => Promise<Result>): Promise<Result> =>
  existsSync(path) && (await spreadsheetsAt(path)).length > 0 ? withSheetsAsLines(path, use) : use(path)

type Lines = Record<CatalogueFile, SheetLine[]>

/**
 * Writes the spreadsheets at `path` as a folder of JSON Lines, and passes it to the import. Problems of its lines are
 * those of the rows and columns that they were made of.
 * @param note hears of omissions and changes that are not mistakes
 * @throws CatalogueInvalid
 */
export async function withSheetsAsLines<Result>(
  path: string,
  use: (folder: string) => Promise<Result>,
  note: ReportProblem = () => {},
): Promise<Result> {
  const problems: CatalogueProblem[] = []
  // The first row of a product is read for it and for its variant.
  const said = new Set<string>()
  const report = (problem: CatalogueProblem) => {
    const text = describeProblem(problem)
    if (!said.has(text)) problems.push(problem)
    said.add(text)
  }
  const tables = await readTables(path)
  const sheets = isShopwareExport(tables)
    ? shopwareSheets(tables, report, note)
    : { tables: findColumns(tables, report), options: [] }
  const lines = toLines(sheets.tables, report, sheets.options).all()
  if (problems.length > 0) throw new CatalogueInvalid(problems)
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
  try {
    for (const file of Object.keys(catalogueFiles) as CatalogueFile[]) await writeLines(folder, file, lines[file])
    return await use(folder)
  } catch (error) {
    throw error instanceof CatalogueInvalid
      ? new CatalogueInvalid(error.problems.map((one) => inSheets(one, lines)))
      : error
  } finally {
    await rm(folder, { recursive: true })
  }
}

const AT_ONCE = 1000

async function writeLines(folder: string, file: CatalogueFile, lines: readonly SheetLine[]): Promise<void> {
  const handle = await open(join(folder, `${file}.jsonl`), 'w')
  try {
    for (let from = 0; from < lines.length; from += AT_ONCE) {
      const some = lines.slice(from, from + AT_ONCE)
      await handle.write(some.map(({ line }) => `${JSON.stringify(line)}\n`).join(''))
    }
  } finally {
    await handle.close()
  }
}

/** The row and column of a problem in a line, and of the lines that its message names. */
function inSheets(problem: CatalogueProblem, lines: Lines): CatalogueProblem {
  const row = rowOf(problem, lines)
  const message = problem.message.replaceAll(
    /([a-z-]{1,20}\.jsonl):(\d{1,9})/g,
    (place, file: string, line: string) => {
      const other = rowOf({ file, line: Number(line) }, lines)
      return other ? `${other.file}:${other.line}` : place
    },
  )
  if (!row) return { ...problem, message }
  const part = partOf(problem, lines)
  if (part) return { ...part, message }
  return { file: row.file, line: row.line, field: headingOf(problem.field, row), message }
}

/** The row of the sheet of files that a part of a line was made of. */
function partOf(problem: CatalogueProblem, lines: Lines): Omit<CatalogueProblem, 'message'> | undefined {
  const [list = '', index = '', field = 'file'] = problem.field.split('.')
  const row = lineOf(problem, lines)?.parts?.get(`${list}.${index}`)
  const { fileKind, file, fileText, fileLanguage } = COLUMNS
  const column = { kind: fileKind, file, alt: fileText, title: fileText, language: fileLanguage }[field]
  return row && { file: row.file, line: row.line, field: column ? row.headingOf(column) : field }
}

const rowOf = (place: Pick<CatalogueProblem, 'file' | 'line'>, lines: Lines) => lineOf(place, lines)?.row

const lineOf = ({ file, line }: Pick<CatalogueProblem, 'file' | 'line'>, lines: Lines) =>
  Object.entries(lines)
    .find(([name]) => `${name}.jsonl` === file)?.[1]
    .at(line > 0 ? line - 1 : lines.variants.length)

const PREFIXED_FIELDS = { options: 'option', properties: 'property', 'facts.dimensions': 'dimension' } as const

/** The heading of the column that a field was made of; the field itself where none was. */
function headingOf(field: string, { headingOf: headingIn, prefixed }: SheetLine['row']): string {
  const start = field === 'slug' || field.startsWith('slug.') ? 'name' : field
  const columns = Object.values(COLUMNS).filter(
    (column) => start === column.field || start.startsWith(`${column.field}.`),
  )
  const heading = columns.map(headingIn).find((one) => one !== '')
  if (heading !== undefined) return heading
  const prefix = Object.entries(PREFIXED_FIELDS).find(([one]) => start.startsWith(one))?.[1]
  return (prefix && prefixed(prefix)[0]?.heading) ?? field
}
