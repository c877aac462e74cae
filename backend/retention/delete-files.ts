import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { whenMissing } from '#backend/files/system-error.ts'
import { DAY, PERIODS } from './periods.ts'

/** Deletes old mails and the unfinished files of a killed process. The folder may be missing. */
export async function deleteOldFiles(folder: string, now: Date): Promise<{ mails: number; unfinishedFiles: number }> {
  const deleted = { mails: 0, unfinishedFiles: 0 }
  for (const name of await readdir(folder).catch(whenMissing([]))) {
    const kind = name.endsWith('.eml') ? 'mails' : name.endsWith('.part') ? 'unfinishedFiles' : undefined
    if (kind === undefined) continue
    const file = join(folder, name)
    const { mtimeMs } = await stat(file)
    if (now.getTime() - mtimeMs < PERIODS[kind] * DAY) continue
    await rm(file, { force: true })
    deleted[kind] += 1
  }
  return deleted
}
