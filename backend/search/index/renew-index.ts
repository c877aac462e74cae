import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#backend/database/database.ts'
import { liftTimeLimits } from '#backend/database/time-limit.ts'
import type { SearchBatch, SearchSource } from '#contracts/search/index-source.ts'
import { isOfferedLocale, LOCALES } from '#contracts/locales.ts'
import { ROW_FORMAT } from './document-rows.ts'
import { batchWriter, type WrittenRows } from './write-batch.ts'

export interface SearchSources {
  shop: SearchSource | undefined
  content: SearchSource | undefined
}

export type SearchOrigin = keyof SearchSources
/** Called after each batch; the next one waits for it. */
export type OnIndexed = (origin: SearchOrigin, done: number, total: number) => void | Promise<void>

/** Between a source's version and the format of the rows in a stored version. */
const FORMAT_SIGN = ' format '

/** Of the rows and their languages: other languages are other rows of the same source. */
function rowFormat(): string {
  const missing = LOCALES.filter((locale) => !isOfferedLocale(locale))
  return [ROW_FORMAT, ...missing].join(' without ')
}

/**
 * Whether rows of a stored version differ from those that a source makes now. The format counts only at the start of a
 * server. During an update another process may make other rows. The two must not replace each other's all the time.
 */
export function isStale(stored: string | undefined, version: string, isFirst: boolean): boolean {
  const [indexed, format] = (stored ?? '').split(FORMAT_SIGN)
  return indexed !== version || (isFirst && format !== rowFormat())
}

export const VERSION_COLUMN: Record<SearchOrigin, string> = { shop: 'shop_version', content: 'content_version' }

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
  const version = `${await source.version()}${FORMAT_SIGN}${rowFormat()}`
  const { write, seen } = await batchWriter(db, origin)
  for await (const batch of source.read()) {
    await write(batch)
    await onIndexed(origin, batch.done, batch.total)
  }
  return db.transaction(async (tx) => {
    await beginLast(tx)
    const all = seen.changed + (await deleteOthers(tx, origin, seen))
    if (all > 0) await publish(tx)
    await tx.execute(sql`update search_state set ${sql.raw(VERSION_COLUMN[origin])} = ${version}`)
    if (all > 0) await tx.execute(sql`analyze search_document, search_variant, search_word`)
    return all
  })
}

/**
 * Writes documents that have changed, beside all others of their origin. Variants that their products no longer have are
 * deleted.
 * @returns the number of changed and deleted rows
 */
export async function renewChanged(
  db: Database,
  origin: SearchOrigin,
  batches: AsyncIterable<SearchBatch>,
  onIndexed: OnIndexed = () => {},
): Promise<number> {
  let writer: Awaited<ReturnType<typeof batchWriter>> | undefined
  for await (const batch of batches) {
    // Most of the time nothing has changed.
    writer ??= await batchWriter(db, origin)
    await writer.write(batch)
    await onIndexed(origin, batch.done, batch.total)
  }
  if (!writer) return 0
  const { products, variants, changed } = writer.seen
  return db.transaction(async (tx) => {
    await beginLast(tx)
    const gone = await tx.execute(sql`delete from search_variant where product_id = any(${sql.param(products)}::text[])
      and id <> all(${sql.param(variants)}::text[]) returning 1`)
    const all = changed + gone.rows.length
    if (all > 0) await publish(tx)
    return all
  })
}

/** Makes the words of documents known that were written so far, while a first reading goes on. */
export const publishSoFar = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await beginLast(tx)
    await publish(tx)
  })

/** Deletes all documents of an origin, which are those of a system that is no longer connected. */
export const forgetOrigin = (db: Database, origin: SearchOrigin): Promise<void> =>
  db.transaction(async (tx) => {
    await beginLast(tx)
    const none: WrittenRows = { options: new Map(), documents: [], products: [], variants: [], changed: 0 }
    if ((await deleteOthers(tx, origin, none)) > 0) await publish(tx)
    await tx.execute(sql`update search_state set ${sql.raw(VERSION_COLUMN[origin])} = ''`)
  })

/** Two origins that end at the same time write the words one after another. */
async function beginLast(tx: Transaction): Promise<void> {
  await liftTimeLimits(tx)
  await tx.execute(sql`select 1 from search_state for update`)
}

/** Deletes the documents of things that have left the source. */
async function deleteOthers(tx: Transaction, origin: SearchOrigin, seen: WrittenRows): Promise<number> {
  let all = 0
  if (origin === 'shop') {
    const gone = await tx.execute(
      sql`delete from search_variant where id <> all(${sql.param(seen.variants)}::text[]) returning 1`,
    )
    await tx.execute(sql`delete from search_option where id <> all(${sql.param([...seen.options.keys()])}::text[])`)
    all += gone.rows.length
  }
  const gone = await tx.execute(sql`delete from search_document where origin = ${origin}
    and locale || ' ' || processor || ' ' || ref <> all(${sql.param(seen.documents)}::text[]) returning 1`)
  return all + gone.rows.length
}

/** Every process reads the words again. */
async function publish(tx: Transaction): Promise<void> {
  await tx.execute(sql`delete from search_word`)
  await tx.execute(sql`
    insert into search_word select locale, word, count(*)
    from search_document, unnest(vocabulary) as word group by locale, word`)
  await tx.execute(sql`update search_state set revision = revision + 1`)
}
