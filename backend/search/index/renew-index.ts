import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import { liftTimeLimits } from '#backend/database/time-limit.ts'
import { LOCALES } from '#contracts/locales.ts'
import type { IndexedOption, IndexedProduct, SearchSource } from '#contracts/search/index-source.ts'
import { pageHash, pageRow, productHash, productRows, ROW_FORMAT } from './document-rows.ts'
import { writeDocuments, writeOptions, writeVariants } from './write-rows.ts'

export interface SearchSources {
  shop: SearchSource | undefined
  content: SearchSource | undefined
}

export type SearchOrigin = keyof SearchSources
export type OnIndexed = (origin: SearchOrigin, done: number, total: number) => void

/** Between a source's version and the format of the rows in a stored version. */
const FORMAT_SIGN = ' format '

/**
 * Whether rows of a stored version differ from those that a source makes now. The format counts only at the start of a
 * server. During an update another process may make other rows. The two must not replace each other's all the time.
 */
export function isStale(stored: string | undefined, version: string, isFirst: boolean): boolean {
  const [indexed, format] = (stored ?? '').split(FORMAT_SIGN)
  return indexed !== version || (isFirst && format !== String(ROW_FORMAT))
}

const VERSION_COLUMN: Record<SearchOrigin, string> = { shop: 'shop_version', content: 'content_version' }

/**
 * Makes the documents of an origin equal to its source. Documents are replaced one by one, and stale ones deleted last,
 * so each can be found all the time. Only what differs is written.
 * @returns the number of changed and deleted rows
 */
export async function renewIndex(
  db: Database,
  origin: SearchOrigin,
  source: SearchSource,
  onIndexed: OnIndexed = () => {},
): Promise<number> {
  // Read before the items: they may be newer than their version, never older.
  const version = `${await source.version()}${FORMAT_SIGN}${ROW_FORMAT}`
  const stored = await readHashes(db, origin)
  const options = new Map<string, IndexedOption>()
  const documents: string[] = []
  const variants: string[] = []
  let changed = 0
  for await (const batch of source.read()) {
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
      changed += await db.transaction(
        async (tx) => (await writeVariants(tx, variantRows)) + (await writeDocuments(tx, rows)),
      )
    }
    documents.push(...pages.map(documentKey), ...products.flatMap(productKeys))
    variants.push(...products.flatMap((product) => product.variants.map(({ id }) => id)))
    onIndexed(origin, batch.done, batch.total)
  }
  return db.transaction(async (tx) => {
    await liftTimeLimits(tx)
    let all = changed
    if (origin === 'shop') {
      const gone = await tx.execute(
        sql`delete from search_variant where id <> all(${sql.param(variants)}::text[]) returning 1`,
      )
      await tx.execute(sql`delete from search_option where id <> all(${sql.param([...options.keys()])}::text[])`)
      all += gone.rows.length
    }
    const gone = await tx.execute(sql`delete from search_document where origin = ${origin}
      and locale || ' ' || processor || ' ' || ref <> all(${sql.param(documents)}::text[]) returning 1`)
    all += gone.rows.length
    if (all > 0) await renewWords(tx)
    await tx.execute(sql`update search_state set ${sql.raw(VERSION_COLUMN[origin])} = ${version},
      revision = revision + ${all > 0 ? 1 : 0}`)
    if (all > 0) await tx.execute(sql`analyze search_document, search_variant, search_word`)
    return all
  })
}

const documentKey = ({ locale, processor, ref }: { locale: string; processor: string; ref: string }): string =>
  `${locale} ${processor} ${ref}`

const productKeys = ({ id }: IndexedProduct): string[] =>
  LOCALES.map((locale) => documentKey({ locale, processor: 'shop product', ref: id }))

/** The hashes of an origin's documents by their keys. */
async function readHashes(db: Database, origin: SearchOrigin): Promise<Map<string, string>> {
  const { rows } = await db.execute<Parameters<typeof documentKey>[0] & { hash: string }>(
    sql`select locale, processor, ref, hash from search_document where origin = ${origin}`,
  )
  return new Map(rows.map((row) => [documentKey(row), row.hash]))
}

async function renewWords(tx: Database): Promise<void> {
  await tx.execute(sql`delete from search_word`)
  await tx.execute(sql`
    insert into search_word select locale, word, count(*)
    from search_document, unnest(vocabulary) as word group by locale, word`)
}
