import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#backend/database/database.ts'

/** A row by the names of Drizzle's columns. Its id is text. */
export type Row = Record<string, unknown>

/** Bounds of one statement: rows and bytes of content. */
export const BATCH_ROWS = 500
export const BATCH_BYTES = 2_000_000

export const contentBytes = (row: Row): number => (row['content'] instanceof Uint8Array ? row['content'].byteLength : 0)

export function* batchesOf<Given extends Row>(rows: Iterable<Given>): Generator<Given[]> {
  let batch: Given[] = []
  let bytes = 0
  for (const row of rows) {
    batch.push(row)
    bytes += contentBytes(row)
    if (batch.length < BATCH_ROWS && bytes < BATCH_BYTES) continue
    yield batch
    batch = []
    bytes = 0
  }
  if (batch.length > 0) yield batch
}

/** Inserts and changes rows; equal ones stay untouched. Returns the number of the others. */
export async function upsert(tx: Transaction, table: PgTable, rows: readonly Row[]): Promise<number> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => rows.some((row) => key in row))
  const records = rows.map((row) => Object.fromEntries(columns.map(([key, { name }]) => [name, plain(row[key])])))
  const names = columns.map(([, { name }]) => sql.identifier(name))
  const compared = names.filter(({ value }) => value !== 'id' && value !== 'content')
  const own = list(compared.map((name) => sql`${table}.${name}`))
  const given = list(compared.map((name) => sql`excluded.${name}`))
  const { rows: changed } = await tx.execute<{ count: number }>(sql`
    with changed as (
      insert into ${table} (${list(names)}) select ${list(names)} from ${recordset(table, records)}
      on conflict (id) do update set ${list(compared.map((name) => sql`${name} = excluded.${name}`))}
      where (${own}) is distinct from (${given})
      returning 1)
    select count(*)::int as count from changed`)
  return changed[0]?.count ?? 0
}

const list = (parts: readonly unknown[]): SQL => sql.join(parts as SQL[], sql`, `)

/** Rows as one JSON parameter, which is many times as fast as one for each value. */
export const recordset = (table: PgTable, records: readonly object[]): SQL =>
  sql`json_populate_recordset(null::${table}, ${JSON.stringify(records)}::text::json)`

/** Bytes in PostgreSQL's hex notation. All other values are JSON already. */
const plain = (value: unknown): unknown =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : (value ?? null)
