import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/open.ts'
import { PROJECT_FOLDER } from '#backend/project-folder.ts'
import { importCatalogue, type Imported, type OnProgress } from './import-catalogue.ts'

/** Imports the demo company's catalogue into a database that has no product yet; answers nothing when it has. */
export async function importDemoWhenEmpty(
  db: Database,
  { folder = join(PROJECT_FOLDER, 'data/catalogue'), onProgress }: { folder?: string; onProgress?: OnProgress } = {},
): Promise<Imported | undefined> {
  const { rows } = await db.execute<{ empty: boolean }>(sql`select not exists (select from product) as empty`)
  return rows[0]?.empty ? importCatalogue({ db, folder, onProgress }) : undefined
}
