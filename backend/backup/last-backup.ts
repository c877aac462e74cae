import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { parseJson } from '#backend/files/parse-json.ts'
import { hasCode } from '#backend/files/system-error.ts'

/** In the data folder, for monitoring. */
export const LAST_BACKUP = 'last-backup.json'

const lastBackupSchema = z.object({ made: z.iso.datetime() })

/** Notes when the state was that the newest backup has. */
export const noteBackup = (dataDir: string, made: string): Promise<void> =>
  writeFile(join(dataDir, LAST_BACKUP), JSON.stringify({ made }))

/** Returns the time of the newest backup; undefined before the first. */
export async function readLastBackup(dataDir: string): Promise<Date | undefined> {
  try {
    const { made } = lastBackupSchema.parse(parseJson(await readFile(join(dataDir, LAST_BACKUP), 'utf8')))
    return new Date(made)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}
