import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import type { Company } from '#contracts/company.ts'
import type { ImportResult, OnProgress } from './import-catalogue.ts'
import { lockImports } from './storage/lock-imports.ts'

/**
 * Imports the company's catalogue into a database without products. Returns undefined if it has products. Of
 * several processes that start at once, one imports; the others wait until it has finished.
 */
export async function importWhenEmpty(
  db: Database,
  {
    folder,
    filesFolder,
    company,
    onProgress,
  }: { folder: string; filesFolder?: string; company?: Company; onProgress?: OnProgress },
): Promise<ImportResult | undefined> {
  // At a later start no process waits for the lock, which another import may hold.
  if (!(await isEmpty(db))) return undefined
  // With the libraries that write the products' documents.
  const { importCatalogue } = await import('./import-catalogue.ts')
  const { withLinesOf } = await import('./sheets/import-sheets.ts')
  return db.transaction(async (tx) => {
    await lockImports(tx)
    return (await isEmpty(tx))
      ? withLinesOf(folder, (lines) =>
          importCatalogue({
            db: tx,
            folder: lines,
            ...(filesFolder !== undefined && { filesFolder }),
            ...(company && { company }),
            ...(onProgress && { onProgress }),
          }),
        )
      : undefined
  })
}

async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ empty: boolean }>(sql`select not exists (select from product) as empty`)
  return rows[0]?.empty === true
}
