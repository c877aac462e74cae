import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from '#backend/files/system-error.ts'

/**
 * Returns the secret of the data folder, which is created if necessary. `wx` fails if another process was first; then
 * its secret counts.
 */
export function readFolderSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8')
}
