import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { readInstallationSecret } from '#backend/database/installation-secret.ts'
import { hasCode } from '#backend/files/system-error.ts'
import type { Config } from '#server/config.ts'

/** Processes that share a server's database have its secret, others that of their data folder. */
export async function readSecret(config: Config, database: OpenedDatabase | undefined): Promise<string> {
  if (config.secret) return config.secret
  if (database && config.databaseUrl) return readInstallationSecret(database.db)
  return readFolderSecret(config.dataDir)
}

/**
 * Returns the secret of the data folder, which is created if necessary. `wx` fails if another process was first; then
 * its secret counts.
 */
function readFolderSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
  const secret = readFileSync(file, 'utf8')
  // Whatever is signed with an empty one can be forged.
  if (secret === '') throw new Error(`${file} is empty: its process has not written it. Delete it if this stays so.`)
  return secret
}
