import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from './open.ts'

/** The installation's secret, made at the first call: whatever the number of processes, they all get the same one. */
export async function readInstallationSecret(db: Database): Promise<string> {
  const made = randomBytes(32).toString('base64url')
  await db.execute(sql`insert into installation (secret) values (${made}) on conflict do nothing`)
  const { rows } = await db.execute<{ secret: string }>(sql`select secret from installation`)
  const [row] = rows
  if (!row) throw new Error('The installation has no secret')
  return row.secret
}
