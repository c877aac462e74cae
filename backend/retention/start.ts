import type { Database } from '#backend/database/open.ts'
import { deleteOldFiles } from './delete-files.ts'
import { deleteOldRows } from './delete-rows.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Starting is busy enough, and several processes do not start their first run in the same moment. */
const firstRunAfter = (): number => (5 + Math.random() * 5) * MINUTE

export interface RetentionOptions {
  db: Database
  mailFolder: string
  log: { info(fields: object, message: string): void; error(fields: object, message: string): void }
  clock?: () => Date
}

export interface Retention {
  /** One run, now. It never throws: what failed is logged and tried again an hour later. */
  run(): Promise<void>
  /** Resolves once no run is under way. */
  stop(): Promise<void>
}

/** Deletes every hour what has been stored long enough; docs/decisions/0011-limits.md. */
export function startRetention({ db, mailFolder, log, clock = () => new Date() }: RetentionOptions): Retention {
  let running = Promise.resolve()
  let timer: NodeJS.Timeout
  const deleteNow = async () => {
    try {
      const deleted = { ...(await deleteOldRows(db, clock())), ...(await deleteOldFiles(mailFolder, clock())) }
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
