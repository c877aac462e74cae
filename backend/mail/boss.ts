import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { whileMigrating } from '#backend/database/migrate.ts'
import type { MailQueue } from './mail-queue.ts'

/** Schema of the queue's own tables, which pg-boss creates and migrates. */
export const QUEUE_SCHEMA = 'mail_queue'
export const QUEUE = 'mail'

const HOUR = 3600
const DAY = 24 * HOUR

/** First retry after half a minute, the last ones an hour apart: a mail has failed after about nine hours. */
const RETRIES = { retryLimit: 16, retryDelay: 20, retryBackoff: true, retryDelayMax: HOUR }

export interface OpenedMailQueue extends MailQueue {
  boss: PgBoss
  /** Called on each `wake`. */
  onWake: (listener: () => void) => void
  stop(): Promise<void>
}

export interface MailLog {
  error(fields: object, message: string): void
  warn(fields: object, message: string): void
}

export interface QueueOptions {
  /** Days for which a job is stored after its mail was sent or given up. */
  keepDays: number
  log: MailLog
}

/**
 * Opens the queue of mails in the shop's database, so that both share transactions. Any number of processes may open
 * it; see docs/decisions/0006-mail-queue.md.
 */
export async function openQueue(
  database: Pick<OpenedDatabase, 'db' | 'query' | 'kind'>,
  options: QueueOptions,
): Promise<OpenedMailQueue> {
  // pg-boss fails if two processes create its schema at the same time.
  const boss = await whileMigrating(database, () => startBoss(database, options))
  const listeners: (() => void)[] = []
  return {
    boss,
    async enqueue(tx, jobs) {
      const rows = jobs.map((data) => ({ data }))
      const stored = await boss.insert(QUEUE, rows, { db: fromDrizzle(tx, sql), returnId: true })
      if (stored?.length !== jobs.length) throw new Error('The queue did not take every mail')
    },
    wake: () => listeners.forEach((listener) => listener()),
    onWake: (listener) => void listeners.push(listener),
    stop: () => boss.stop({ graceful: true, timeout: 4000, close: false }),
  }
}

/** Creates or migrates the tables of pg-boss and its only queue. */
async function startBoss(
  { query, kind }: Pick<OpenedDatabase, 'query' | 'kind'>,
  { keepDays, log }: QueueOptions,
): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: query },
    backend: kind === 'pglite' ? 'pglite' : 'postgres',
    schema: QUEUE_SCHEMA,
    schedule: false,
    // No job depends on another one, and REINDEX CONCURRENTLY cannot run in a transaction.
    flowIntervalSeconds: HOUR,
    reindex: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'mail: queue failed'))
  boss.on('warning', (warning) => log.warn(warning, 'mail: queue warns'))
  await boss.start()
  await boss.createQueue(QUEUE)
  // A mail that takes longer than expireInSeconds has failed: its process may have been killed.
  await boss.updateQueue(QUEUE, {
    ...RETRIES,
    expireInSeconds: 120,
    retentionSeconds: keepDays * DAY,
    deleteAfterSeconds: keepDays * DAY,
  })
  // pg-boss reads a queue's settings once, outside the caller's transaction. PGlite has one connection, so it must
  // happen here.
  await boss.findJobs(QUEUE, { id: '00000000-0000-0000-0000-000000000000' })
  return boss
}
