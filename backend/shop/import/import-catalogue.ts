import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#backend/database/open.ts'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { companySchema, type Company } from '#contracts/company.ts'
import { checkCatalogue } from './check/check.ts'
import { createDocumentMaker } from './rows/document-media.ts'
import { CatalogueInvalid, type CatalogueProblem } from './problem.ts'
import { readCatalogue } from './read.ts'
import { toCatalogueRows } from './rows/rows.ts'
import { writeCatalogue } from './write.ts'

/** `prepare` counts parents, whose pictures are drawn and documents made; `write` counts rows. */
export type Stage = 'prepare' | 'write'
export type OnProgress = (stage: Stage, done: number, total: number) => void

export interface ImportResult {
  products: number
  variants: number
  media: number
  /** Rows that were added or are different now; 0 when the same files are imported again. */
  changed: number
  /** Products that were active and are not in the files. */
  deactivated: number
}

/**
 * Brings the catalogue to the state of the files in `folder` (docs/catalogue-format.md), all or nothing.
 * Products are known by their number.
 * @throws CatalogueInvalid naming everything that is wrong with the files; the database is as before
 */
export async function importCatalogue({
  db,
  folder,
  company,
  onProgress = () => {},
}: {
  db: Database
  folder: string
  /** Name and address for the documents; data/company.json unless given. */
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
