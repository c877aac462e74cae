import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Returns the installation's secret. The first call creates it, and all processes get the same one. */
export async function readInstallationSecret(db: Database): Promise<string> {
  const candidate = randomBytes(32).toString('base64url')
  await db.execute(sql`insert into installation (secret) values (${candidate}) on conflict do nothing`)
  const { rows } = await db.execute<{ secret: string }>(sql`select secret from installation`)
  const [row] = rows
  if (!row) throw new Error('The installation has no secret')
  return row.secret
}
