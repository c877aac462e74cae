import { getTableColumns, sql, type InferInsertModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#backend/database/database.ts'
import * as tables from '#backend/database/schema/catalogue.ts'
import { lockImports } from './lock-imports.ts'
import type { CatalogueRows } from './rows/rows.ts'

/** Number of inserted and changed rows, and of products that are missing in the files. */
export interface Written {
  changed: number
  deactivated: number
}

/** Bounds of one statement: rows and bytes of content. */
const BATCH_ROWS = 500
const BATCH_BYTES = 2_000_000
/** Writes everything in one transaction. Equal rows stay untouched. */
export function writeCatalogue(
  db: Database,
  rows: CatalogueRows,
  onRows: (done: number, total: number) => void,
): Promise<Written> {
  const total = Object.values(rows).reduce((sum, list) => sum + list.length, 0)
  let done = 0
  return db.transaction(async (tx) => {
    await lockImports(tx)
    let changed = await clearAddresses(tx, rows)
    const put = async <Table extends PgTable>(table: Table, list: InferInsertModel<Table>[]) => {
      for (const batch of batchesOf(list)) {
        changed += await upsert(tx, table, batch)
        onRows((done += batch.length), total)
      }
    }
    await put(tables.media, rows.media)
    await put(tables.propertyGroup, rows.propertyGroup)
    await put(tables.propertyOption, rows.propertyOption)
    await put(tables.deliveryTime, rows.deliveryTime)
    await put(tables.category, rows.category)
    await put(tables.product, rows.product)
    await put(tables.crossSelling, rows.crossSelling)
    await put(tables.seoUrl, rows.seoUrl)
    return { changed, deactivated: await retire(tx, rows) }
  })
}

function* batchesOf<Row extends Record<string, unknown>>(rows: readonly Row[]): Generator<Row[]> {
  let batch: Row[] = []
  let bytes = 0
  for (const row of rows) {
    batch.push(row)
    bytes += row['content'] instanceof Uint8Array ? row['content'].byteLength : 0
    if (batch.length < BATCH_ROWS && bytes < BATCH_BYTES) continue
    yield batch
    batch = []
    bytes = 0
  }
  if (batch.length > 0) yield batch
}

/** One JSON parameter for the whole batch is many times as fast as one for each value. */
async function upsert(tx: Transaction, table: PgTable, rows: readonly Record<string, unknown>[]): Promise<number> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => rows.some((row) => key in row))
  const records = rows.map((row) => Object.fromEntries(columns.map(([key, { name }]) => [name, plain(row[key])])))
  const names = columns.map(([, { name }]) => sql.identifier(name))
  const compared = names.filter(({ value }) => value !== 'id' && value !== 'content')
  const list = (parts: unknown[]) => sql.join(parts as ReturnType<typeof sql>[], sql`, `)
  const own = list(compared.map((name) => sql`${table}.${name}`))
  const given = list(compared.map((name) => sql`excluded.${name}`))
  const { rows: changed } = await tx.execute(sql`
    insert into ${table} (${list(names)})
    select ${list(names)} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::text::json)
    on conflict (id) do update set ${list(compared.map((name) => sql`${name} = excluded.${name}`))}
    where (${own}) is distinct from (${given})
    returning 1 as changed`)
  return changed.length
}

/** Bytes in PostgreSQL's hex notation. All other values are JSON already. */
const plain = (value: unknown): unknown =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : (value ?? null)

/** Addresses are unique: two that are swapped must both be deleted before they are inserted. */
async function clearAddresses(tx: Transaction, { seoUrl }: CatalogueRows): Promise<number> {
  const kept = JSON.stringify(seoUrl.map(({ id, seoPathInfo }) => ({ id, seo_path_info: seoPathInfo })))
  const { rows } = await tx.execute(sql`
    delete from seo_url where (id, seo_path_info) not in
      (select id, seo_path_info from json_populate_recordset(null::seo_url, ${kept}::text::json))
    returning id`)
  const written = new Set(seoUrl.map(({ id }) => id))
  // Addresses that return under another path are counted when they are inserted.
  return rows.filter(({ id }) => !written.has(String(id))).length
}

/**
 * Deactivates products and categories that are missing in the files, because quote requests refer to them. For the same
 * reason media, options and delivery times stay.
 */
async function retire(tx: Transaction, rows: CatalogueRows): Promise<number> {
  const ids = (list: { id: string }[]) =>
    sql`(select json_array_elements_text(${JSON.stringify(list.map(({ id }) => id))}::text::json))`
  await tx.execute(sql`delete from ${tables.crossSelling} where id not in ${ids(rows.crossSelling)}`)
  await tx.execute(sql`update ${tables.category} set active = false where active and id not in ${ids(rows.category)}`)
  const { rows: retired } = await tx.execute(
    sql`update ${tables.product} set active = false where active and id not in ${ids(rows.product)} returning id`,
  )
  return retired.length
}
