import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#backend/database/database.ts'
import { LANGUAGE_CODES } from '#backend/database/schema/columns.ts'
import { languageIdOf } from '#backend/database/schema/languages.ts'
import { companyFolder } from '#backend/files/company-folder.ts'
import { companyLanguages, companySchema, type Company } from '#contracts/company.ts'
import { offerLocales } from '#contracts/locales.ts'
import { storeFamilyOffers } from '#backend/shop/offers/families.ts'
import { checkCatalogue } from './check/check.ts'
import { checkFiles } from './check/check-files.ts'
import { createFileAdder } from './own-files/add-files.ts'
import { readKnownPhotographs } from './own-files/known-photographs.ts'
import { photographTexts } from './own-files/named-files.ts'
import { type FileReader, openFileReader } from './own-files/read-file.ts'
import { lockImports } from './storage/lock-imports.ts'
import { CatalogueInvalid, type CatalogueProblem } from './problem.ts'
import { readCatalogue, type Catalogue } from './source/read.ts'
import { createDocumentMaker } from './rows/document-media.ts'
import { MediaStore } from './rows/media-store.ts'
import { createPictureDrawer } from './rows/pictures.ts'
import { catalogueRows, addressRows } from './rows/rows.ts'
import { storeSender } from './storage/sender.ts'
import { writeAddresses } from './storage/write-addresses.ts'
import { writeRows } from './storage/write.ts'

/** `check` counts bytes of the files, `products` rows of products and variants, `addresses` rows of addresses. */
export type Stage = 'check' | 'products' | 'addresses'
export type OnProgress = (stage: Stage, done: number, total: number) => void

export interface ImportResult {
  products: number
  variants: number
  media: number
  /** Number of inserted and changed rows; 0 if the same files are imported again. */
  changed: number
  /** Item numbers of active products and variants that are missing in the files. */
  missing: string[]
  /** How many of these were taken off. */
  deactivated: number
}

/**
 * Makes the catalogue equal to the files in `folder` (docs/catalogue-format.md), all or nothing. Products are
 * identified by their number. Files are read twice: first all to check them, then family by family to write them. The
 * memory needed therefore hardly grows with the catalogue.
 * @throws CatalogueInvalid with every mistake in the files. The database stays as it was.
 */
export async function importCatalogue({
  db,
  folder,
  filesFolder = companyFolder(),
  company,
  prunes = true,
  isTrial = false,
  onProgress = () => {},
}: {
  db: Database
  folder: string
  /** Photographs and documents are below it; by default COMPANY_DIR. */
  filesFolder?: string
  /** Name and address in the documents; company.json in COMPANY_DIR by default. */
  company?: Company
  /** Deletes products, variants and categories that the files no longer have. */
  prunes?: boolean
  /** Writes nothing, but counts what would be written. */
  isTrial?: boolean
  onProgress?: OnProgress
}): Promise<ImportResult> {
  const reader = openFileReader(filesFolder)
  try {
    const catalogue = await readValid(folder, reader, onProgress)
    return await writeCatalogue({ db, catalogue, reader, company, prunes, isTrial, onProgress })
  } finally {
    await reader.close()
  }
}

async function writeCatalogue({
  db,
  catalogue,
  reader,
  company,
  prunes,
  isTrial,
  onProgress,
}: {
  db: Database
  catalogue: Catalogue
  reader: FileReader
  company: Company | undefined
  prunes: boolean
  isTrial: boolean
  onProgress: OnProgress
}): Promise<ImportResult> {
  const sender = company ?? (await readCompany())
  const products = catalogue.products.length
  const variants = catalogue.variants.length
  const result = db.transaction(async (tx) => {
    await lockImports(tx)
    const mediaStore = new MediaStore()
    const known = await readKnownPhotographs(tx)
    const files = createFileAdder({ reader, known, texts: photographTexts(catalogue), mediaStore })
    const parts = catalogueRows(catalogue, {
      companyName: sender.name,
      mediaStore,
      draw: createPictureDrawer(mediaStore),
      makeDocuments: createDocumentMaker(catalogue, sender, files.printed),
      files,
    })
    const counts = await writeRows(tx, parts, {
      prunes,
      onProducts: (done) => onProgress('products', done, products + variants),
    })
    const addresses = (catalogue.categories.length + products + variants) * LANGUAGE_CODES.length
    let done = 0
    for (const code of LANGUAGE_CODES) {
      counts.changed += await writeAddresses(
        tx,
        { languageId: languageIdOf(code), prunes },
        () => addressRows(catalogue, code),
        (count) => onProgress('addresses', (done += count), addresses),
      )
    }
    await storeSender(tx, sender)
    await renewStatistics(tx)
    await storeFamilyOffers(tx)
    await tx.execute(sql`analyze family_offers`)
    const deactivated = prunes ? counts.missing.length : 0
    const imported = { products, variants, media: mediaStore.count, ...counts, deactivated }
    if (isTrial) throw new TrialEnds(imported)
    return imported
  })
  return result.catch((error: unknown) => {
    if (error instanceof TrialEnds) return error.result
    throw error
  })
}

/** Thrown to roll a trial back. */
class TrialEnds extends Error {
  readonly result: ImportResult
  constructor(result: ImportResult) {
    super('Nothing is written in a trial')
    this.result = result
  }
}

/** @throws CatalogueInvalid */
async function readValid(folder: string, reader: FileReader, onProgress: OnProgress): Promise<Catalogue> {
  const problems: CatalogueProblem[] = []
  const report = (problem: CatalogueProblem) => void problems.push(problem)
  const catalogue = await readCatalogue(folder, report, (done, total) => onProgress('check', done, total))
  checkCatalogue(catalogue, report)
  await checkFiles(catalogue, reader, report)
  if (problems.length > 0) throw new CatalogueInvalid(problems)
  return catalogue
}

/** PGlite never renews them on its own, and without them PostgreSQL reads whole tables for a page. */
const renewStatistics = (tx: Transaction) =>
  tx.execute(
    sql`analyze media, media_thumbnail, property_group, property_option, delivery_time, category, product, cross_selling, seo_url`,
  )

async function readCompany(): Promise<Company> {
  const json: unknown = JSON.parse(await readFile(join(companyFolder(), 'company.json'), 'utf8'))
  offerLocales(companyLanguages.parse(json))
  return companySchema.parse(json)
}
