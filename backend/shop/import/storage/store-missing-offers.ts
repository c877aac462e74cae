import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import { storeFamilyOffers } from '#backend/shop/offers/families.ts'
import { tryLockImports } from './lock-imports.ts'

/**
 * Stores the offers of families that lack them. All do after an update of the software, some after a change by hand.
 * Lists work without, but the first one of a process reads all variants. While an import runs nothing is stored: it
 * does so at its end.
 * @returns whether there was something to store.
 */
export async function storeMissingOffers(db: Database): Promise<boolean> {
  // At most starts there is nothing to do, and nothing is locked.
  if (!(await lacksOffers(db))) return false
  return db.transaction(async (tx) => {
    if (!(await tryLockImports(tx))) return false
    // A change of a product waits for this row in its trigger, and deletes offers only after they are stored.
    await tx.execute(sql`select from catalogue_version for update`)
    if (!(await lacksOffers(tx))) return false
    await storeFamilyOffers(tx)
    await tx.execute(sql`analyze family_offers`)
    return true
  })
}

async function lacksOffers(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ lacking: boolean }>(sql`
    select exists (
      select from product p where p.parent_id is null and p.active
        and not exists (select from family_offers stored where stored.product_id = p.id)
    ) as lacking`)
  return rows[0]?.lacking === true
}
