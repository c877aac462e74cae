import { copyFile, mkdir, readFile, rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { hasCode } from '#backend/files/system-error.ts'
import { compileTable } from './compile-table.ts'
import { ResistanceInvalid, type ResistanceProblem } from './problem.ts'
import { readFolder } from './read-folder.ts'
import type { Numbered } from './read-rows.ts'
import { FILE_NAMES, type RowOf } from './row-schemas.ts'
import { formulasSchema, SERVED, writeServed, type ServedFiles, type StructuralFormulas } from './served-files.ts'
import { drawStructuralFormula } from './structural-formula.ts'

export interface ResistanceImport {
  chemicals: number
  ratings: number
  materials: number
  formulas: number
}

/**
 * Checks the files of `from`, copies them to `to` unless that is the same folder, and writes the server's files. A
 * single wrong row leaves everything unchanged.
 * @throws ResistanceInvalid with every wrong place.
 */
export async function importResistance(from: string, to: string): Promise<ResistanceImport> {
  const { files, ...counts } = await composeServed(from, await readDrawn(to))
  if (resolve(from) !== resolve(to)) await copyRows(from, to)
  await writeServed(to, files)
  return counts
}

/** Converts the rows of a folder to the files that the server reads. Formulas drawn by an earlier import are reused. */
export async function composeServed(
  folder: string,
  drawn: StructuralFormulas,
): Promise<ResistanceImport & { files: ServedFiles }> {
  const rows = await readFolder(folder)
  const formulas = await drawFormulas(rows.chemicals, drawn)
  return {
    files: { table: compileTable(rows), formulas },
    chemicals: rows.chemicals.length,
    ratings: rows.ratings.length,
    materials: rows.materials.length,
    formulas: Object.keys(formulas).length,
  }
}

/** Returns the formulas of an earlier import; none if there was none, or if its file has another form. */
async function readDrawn(folder: string): Promise<StructuralFormulas> {
  try {
    return formulasSchema.safeParse(JSON.parse(await readFile(join(folder, SERVED.formulas), 'utf8'))).data ?? {}
  } catch (error) {
    if (error instanceof SyntaxError || hasCode(error, 'ENOENT')) return {}
    throw error
  }
}

async function drawFormulas(
  chemicals: readonly Numbered<RowOf<'chemicals'>>[],
  drawn: StructuralFormulas,
): Promise<StructuralFormulas> {
  const formulas: StructuralFormulas = {}
  const problems: ResistanceProblem[] = []
  for (const { line, row } of chemicals) {
    if (!row.smiles) continue
    const before = drawn[row.key]
    try {
      formulas[row.key] =
        before?.smiles === row.smiles ? before : { smiles: row.smiles, svg: await drawStructuralFormula(row.smiles) }
    } catch (error) {
      // The library throws errors of its own kinds for a text that is not SMILES.
      const reason = error instanceof Error ? error.message : String(error)
      problems.push({ file: 'chemicals.csv', line, column: 'smiles', message: `cannot be drawn: ${reason}` })
    }
  }
  if (problems.length > 0) throw new ResistanceInvalid(problems)
  return formulas
}

async function copyRows(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const name of FILE_NAMES) await copyFile(join(from, `${name}.csv`), join(to, `${name}.csv.part`))
  for (const name of FILE_NAMES) await rename(join(to, `${name}.csv.part`), join(to, `${name}.csv`))
}
