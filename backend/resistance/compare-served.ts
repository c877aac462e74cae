import { isDeepStrictEqual } from 'node:util'
import { compileTable } from './compile-table.ts'
import { ResistanceInvalid } from './problem.ts'
import { readFolder } from './read-folder.ts'
import { readServedFiles, SERVED } from './served-files.ts'

/**
 * Reads the rows of a folder, and compares them with the files that the server reads.
 * @throws ResistanceInvalid with every wrong place of the rows, or for files that were made of others
 * @throws as {@link readServedFiles}
 */
export async function compareServed(folder: string): Promise<void> {
  const rows = await readFolder(folder)
  const { table, formulas } = await readServedFiles(folder)
  const drawn = new Map(Object.entries(formulas).map(([key, { smiles }]) => [key, smiles]))
  const toDraw = new Map(rows.chemicals.flatMap(({ row }) => (row.smiles ? [[row.key, row.smiles]] : [])))
  const isOther = {
    [SERVED.table]: !isDeepStrictEqual(table, compileTable(rows)),
    [SERVED.formulas]: !isDeepStrictEqual(drawn, toDraw),
  }
  const message = 'differs from the CSV files, and the site shows it: run npm run import:resistance'
  const problems = Object.entries(isOther).flatMap(([file, is]) => (is ? [{ file, line: undefined, message }] : []))
  if (problems.length > 0) throw new ResistanceInvalid(problems)
}

/**
 * Reads the served files at a start, and returns a warning if the rows beside them are others.
 * @throws as {@link readServedFiles}
 */
export async function warnOfOtherRows(folder: string): Promise<string | undefined> {
  await readServedFiles(folder)
  try {
    await compareServed(folder)
    return undefined
  } catch (error) {
    if (!(error instanceof ResistanceInvalid)) throw error
    return `${folder} is shown as it was at the last import:\n${error.message}`
  }
}
