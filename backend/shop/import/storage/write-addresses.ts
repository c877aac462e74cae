import { sql } from 'drizzle-orm'
import type { Transaction } from '#backend/database/database.ts'
import { seoUrl } from '#backend/database/schema/catalogue.ts'
import type { AddressRow } from '#backend/shop/import/rows/rows.ts'
import { batchesOf, recordset, upsert } from './upsert.ts'

/**
 * Writes the addresses of one language, and deletes all others of it, or only those in the way. Addresses are unique: two that are swapped must
 * both be deleted before they are inserted.
 * @param prunes also deletes addresses of products and categories that the files no longer have
 * @param rows yields the same rows each time
 * @param onRows hears how many more rows are written
 * @returns the number of changes; an address that returns under another path is one
 */
export async function writeAddresses(
  tx: Transaction,
  { languageId, prunes }: { languageId: string; prunes: boolean },
  rows: () => Iterable<AddressRow>,
  onRows: (count: number) => void,
): Promise<number> {
  // In the database, because in the process they would be as large as the catalogue.
  await tx.execute(sql`create temporary table imported_address (id text, seo_path_info text) on commit drop`)
  for (const batch of batchesOf(rows())) {
    const records = batch.map(({ id, seoPathInfo }) => ({ id, seo_path_info: seoPathInfo }))
    await tx.execute(sql`
      insert into imported_address select id, seo_path_info from ${recordset(seoUrl, records)}`)
  }
  await tx.execute(sql`analyze imported_address`)
  // Two joins: an exists with both conditions reads all addresses for each of them.
  const inTheWay = sql`
    select stale.id from stale join imported_address given on given.id = stale.id
    union select stale.id from stale join imported_address given on given.seo_path_info = stale.seo_path_info`
  const { rows: deleted } = await tx.execute<{ count: number }>(sql`
    with stale as materialized (
      select id, seo_path_info from seo_url where language_id = ${languageId} and not exists (
        select from imported_address given where given.id = seo_url.id and given.seo_path_info = seo_url.seo_path_info)),
    deleted as (
      delete from seo_url where id in (${prunes ? sql`select id from stale` : inTheWay})
      returning id)
    select count(*)::int as count from deleted
    where not exists (select from imported_address given where given.id = deleted.id)`)
  await tx.execute(sql`drop table imported_address`)
  let changed = deleted[0]?.count ?? 0
  for (const batch of batchesOf(rows())) {
    changed += await upsert(tx, seoUrl, batch)
    onRows(batch.length)
  }
  return changed
}
