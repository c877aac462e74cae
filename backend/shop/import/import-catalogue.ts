import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#backend/database/database.ts'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { companySchema, type Company } from '#contracts/company.ts'
import { checkCatalogue } from './check/check.ts'
import { createDocumentMaker } from './rows/document-media.ts'
import { CatalogueInvalid, type CatalogueProblem } from './problem.ts'
import { readCatalogue } from './read.ts'
import { toCatalogueRows } from './rows/rows.ts'
import { writeCatalogue } from './write.ts'

/** `prepare` counts parents whose pictures and documents are made, `write` counts rows. */
export type Stage = 'prepare' | 'write'
export type OnProgress = (stage: Stage, done: number, total: number) => void

export interface ImportResult {
  products: number
  variants: number
  media: number
  /** Number of inserted and changed rows; 0 if the same files are imported again. */
  changed: number
  /** Number of active products that are missing in the files. */
  deactivated: number
}

/**
 * Makes the catalogue equal to the files in `folder` (docs/catalogue-format.md), all or nothing. Products are
 * identified by their number.
 * @throws CatalogueInvalid with every mistake in the files; the database stays as it was
 */
export async function importCatalogue({
  db,
  folder,
  company,
  onProgress = () => {},
}: {
  db: Database
  folder: string
  /** Name and address in the documents; data/company.json by default. */
  company?: Company
  onProgress?: OnProgress
}): Promise<ImportResult> {
  const problems: CatalogueProblem[] = []
  const report = (problem: CatalogueProblem) => void problems.push(problem)
  const catalogue = await readCatalogue(folder, report)
  checkCatalogue(catalogue, report)
  if (problems.length > 0) throw new CatalogueInvalid(problems)
  const sender = company ?? (await readCompany())
  const rows = await toCatalogueRows(catalogue, {
    companyName: sender.name,
    makeDocuments: createDocumentMaker(catalogue, sender),
    onItem: (done, total) => onProgress('prepare', done, total),
  })
  const written = await writeCatalogue(db, rows, (done, total) => onProgress('write', done, total))
  const { products, variants } = catalogue
  return { products: products.length, variants: variants.length, media: rows.media.length, ...written }
}

const readCompany = async (): Promise<Company> =>
  companySchema.parse(JSON.parse(await readFile(join(PROJECT_FOLDER, 'data/company.json'), 'utf8')))
