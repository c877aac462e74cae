import type { Database } from '#backend/database/database.ts'
import { deleteAttachmentFiles } from './delete-attachments.ts'
import { deleteOldRows } from './delete-rows.ts'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { whenMissing } from '#backend/files/system-error.ts'
import { DAY, PERIODS } from './periods.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Not at start, which is busy enough. At a random time, so that several processes do not run at once. */
const firstRunAfter = (): number => (5 + Math.random() * 5) * MINUTE

export interface RetentionOptions {
  db: Database
  mailFolder: string
  attachmentsFolder: string
  log: { info(fields: object, message: string): void; error(fields: object, message: string): void }
  clock?: () => Date
}

export interface Retention {
  /** Runs now. It never throws: failures are logged, and the next run is an hour later. */
  run(): Promise<void>
  /** Resolves once no run is in progress. */
  stop(): Promise<void>
}

/** Deletes expired data every hour; docs/decisions/0011-limits.md. */
export function startRetention({
  db,
  mailFolder,
  attachmentsFolder,
  log,
  clock = () => new Date(),
}: RetentionOptions): Retention {
  let running = Promise.resolve()
  let timer: NodeJS.Timeout
  const deleteNow = async () => {
    try {
      const rows = await deleteOldRows(db, clock())
      const mails = await deleteOldFiles(mailFolder, clock())
      const deleted = { ...rows, ...mails, ...(await deleteAttachmentFiles(db, attachmentsFolder, clock())) }
      const counts = Object.fromEntries(Object.entries(deleted).filter(([, count]) => count > 0))
      if (Object.keys(counts).length > 0) log.info({ deleted: counts }, 'retention: deleted')
    } catch (error) {
      log.error({ err: error }, 'retention: failed, next try in an hour')
    }
  }
  const run = () => (running = running.then(deleteNow))
  const schedule = (delay: number) => {
    timer = setTimeout(() => void run().then(() => schedule(HOUR)), delay).unref()
  }
  schedule(firstRunAfter())
  return {
    run,
    async stop() {
      clearTimeout(timer)
      await running
      clearTimeout(timer)
    },
  }
}

/** Deletes old mails and the unfinished files of a killed process. The folder may be missing. */
async function deleteOldFiles(folder: string, now: Date): Promise<{ mails: number; unfinishedFiles: number }> {
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
