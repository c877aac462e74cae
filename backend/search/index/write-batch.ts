import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import { offeredLocales } from '#contracts/locales.ts'
import type { IndexedOption, IndexedProduct, SearchBatch } from '#contracts/search/index-source.ts'
import { type DocumentRow, pageHash, pageRow, productHash, productRows } from './document-rows.ts'
import { writeDocuments, writeOptions, writeVariants } from './write-rows.ts'

/** Rows of an origin that its source has, whether they had to be written or not. */
export interface WrittenRows {
  options: Map<string, IndexedOption>
  /** Keys of documents. */
  documents: string[]
  /** Ids of products and variants. */
  products: string[]
  variants: string[]
  /** Number of rows that differed. */
  changed: number
}

/** Returns a function that writes rows of a batch that differ from stored ones, and all that it has seen. */
export async function batchWriter(db: Database, origin: DocumentRow['origin']) {
  const stored = await readHashes(db, origin)
  const seen: WrittenRows = { options: new Map(), documents: [], products: [], variants: [], changed: 0 }
  async function write(batch: SearchBatch): Promise<void> {
    const { options } = seen
    for (const option of batch.options ?? []) options.set(option.id, option)
    if (batch.options) await writeOptions(db, batch.options)
    const [pages, products] = [batch.pages ?? [], batch.products ?? []]
    // Stems take most of the time: they are made only for what differs.
    const newPages = pages.filter((page) => stored.get(documentKey(page)) !== pageHash(page))
    const newProducts = products
      .filter((product) => {
        const hash = productHash(product, options)
        return productKeys(product).some((key) => stored.get(key) !== hash)
      })
      .map((product) => productRows(product, options))
    const rows = [
      ...newPages.map((page) => pageRow(page, origin)),
      ...newProducts.flatMap((product) => product.documents),
    ]
    if (rows.length > 0) {
      const variantRows = newProducts.flatMap((product) => product.variants)
      // In one transaction, so that a product is not found with variants that it no longer has.
      seen.changed += await db.transaction(
        async (tx) => (await writeVariants(tx, variantRows)) + (await writeDocuments(tx, rows)),
      )
    }
    seen.documents.push(...[...pages, ...(batch.unread ?? [])].map(documentKey), ...products.flatMap(productKeys))
    seen.products.push(...products.map(({ id }) => id))
    seen.variants.push(...products.flatMap((product) => product.variants.map(({ id }) => id)))
  }
  return { write, seen }
}

const documentKey = ({ locale, processor, ref }: { locale: string; processor: string; ref: string }): string =>
  `${locale} ${processor} ${ref}`

const productKeys = ({ id }: IndexedProduct): string[] =>
  offeredLocales().map((locale) => documentKey({ locale, processor: 'shop product', ref: id }))

/** The hashes of an origin's documents by their keys. */
async function readHashes(db: Database, origin: DocumentRow['origin']): Promise<Map<string, string>> {
  const { rows } = await db.execute<Parameters<typeof documentKey>[0] & { hash: string }>(
    sql`select locale, processor, ref, hash from search_document where origin = ${origin}`,
  )
  return new Map(rows.map((row) => [documentKey(row), row.hash]))
}
