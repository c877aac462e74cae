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
import { findColumns } from './find-columns.ts'
import { inSheets, type LinePlaces, placesOf } from './line-places.ts'
import { readTables, spreadsheetsAt } from './read-tables.ts'
import type { SheetLine } from './sheet-lines.ts'
import { toLines } from './to-lines.ts'

/** Passes a folder without spreadsheets on as it is, and one with them as {@link withSheetsAsLines} does. */
export const withLinesOf = async <Result>(path: string, use: (folder: string) => Promise<Result>): Promise<Result> =>
  existsSync(path) && (await spreadsheetsAt(path)).length > 0 ? withSheetsAsLines(path, use) : use(path)

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
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
  let places: LinePlaces | undefined
  try {
    places = await writeAsLines(path, folder, note)
    return await use(folder)
  } catch (error) {
    const found = places
    if (!(error instanceof CatalogueInvalid) || !found) throw error
    throw new CatalogueInvalid(error.problems.map((one) => inSheets(one, found)))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Returns the places alone: of 100,000 variants the cells and lines take 250 MB. */
async function writeAsLines(path: string, folder: string, note: ReportProblem): Promise<LinePlaces> {
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
  for (const file of Object.keys(catalogueFiles) as CatalogueFile[]) await writeLines(folder, file, lines[file])
  return placesOf(lines)
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
