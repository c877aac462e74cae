import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#backend/database/database.ts'
import * as tables from '#backend/database/schema/catalogue.ts'
import type { CatalogueRows } from '#backend/shop/import/rows/rows.ts'
import { BATCH_BYTES, BATCH_ROWS, batchesOf, contentBytes, upsert, type Row } from './upsert.ts'

/** Number of inserted and changed rows, and the active products and variants that are missing in the files. */
export interface Written {
  changed: number
  /** Item numbers. */
  missing: string[]
}

/** Each before those that refer to it. */
const TABLES = {
  media: tables.media,
  mediaThumbnail: tables.mediaThumbnail,
  propertyGroup: tables.propertyGroup,
  propertyOption: tables.propertyOption,
  deliveryTime: tables.deliveryTime,
  category: tables.category,
  product: tables.product,
  crossSelling: tables.crossSelling,
} satisfies Record<keyof CatalogueRows, PgTable>

/** Tables whose rows are taken off when the files no longer have them. */
const RETIRED: readonly PgTable[] = [tables.category, tables.product, tables.crossSelling]

/**
 * Writes rows as they come, some hundred at once.
 * @param prunes takes off what did not come
 * @param onProducts hears how many rows of products and variants are written
 */
export async function writeRows(
  tx: Transaction,
  parts: AsyncIterable<Partial<CatalogueRows>>,
  { prunes, onProducts }: { prunes: boolean; onProducts: (done: number) => void },
): Promise<Written> {
  await tx.execute(sql`create temporary table imported (id text) on commit drop`)
  const waiting = new Map<PgTable, Row[]>(Object.values(TABLES).map((table) => [table, []]))
  let [changed, products] = [0, 0]
  const write = async () => {
    for (const [table, rows] of waiting) {
      for (const batch of batchesOf(rows.splice(0))) {
        changed += await upsert(tx, table, batch)
        if (RETIRED.includes(table)) await noteImported(tx, batch)
        if (table === tables.product) onProducts((products += batch.length))
      }
    }
  }
  for await (const part of parts) {
    for (const [name, table] of Object.entries(TABLES)) {
      waiting.get(table)?.push(...(part[name as keyof CatalogueRows] ?? []))
    }
    if (isFull(waiting)) await write()
  }
  await write()
  const missing = await readMissing(tx)
  if (prunes) await retire(tx)
  await tx.execute(sql`drop table imported`)
  return { changed, missing }
}

function isFull(waiting: ReadonlyMap<PgTable, readonly Row[]>): boolean {
  const rows = [...waiting.values()]
  return (
    rows.some(({ length }) => length >= BATCH_ROWS) ||
    rows.some((list) => list.reduce((sum, row) => sum + contentBytes(row), 0) >= BATCH_BYTES)
  )
}

const noteImported = (tx: Transaction, rows: readonly Row[]) =>
  tx.execute(sql`
    insert into imported
    select json_array_elements_text(${JSON.stringify(rows.map(({ id }) => id))}::text::json)`)

const isMissing = (table: PgTable) => sql`not exists (select from imported where imported.id = ${table}.id)`

async function readMissing(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ number: string }>(sql`
    select product_number as number from ${tables.product} where active and ${isMissing(tables.product)} order by 1`)
  return rows.map(({ number }) => number)
}

/**
 * Deactivates products and categories that are missing in the files, because quote requests refer to them. For the same
 * reason media, options and delivery times stay.
 */
async function retire(tx: Transaction): Promise<void> {
  await tx.execute(sql`delete from ${tables.crossSelling} where ${isMissing(tables.crossSelling)}`)
  await tx.execute(sql`update ${tables.category} set active = false where active and ${isMissing(tables.category)}`)
  await tx.execute(sql`update ${tables.product} set active = false where active and ${isMissing(tables.product)}`)
}
