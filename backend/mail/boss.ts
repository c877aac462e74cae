import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { OpenedDatabase } from '#backend/database/open.ts'
import type { MailQueue } from './mail-queue.ts'

/** Schema of the queue's own tables; pg-boss makes and migrates it. */
export const QUEUE_SCHEMA = 'mail_queue'
export const QUEUE = 'mail'

const HOUR = 3600
const DAY = 24 * HOUR

/** Half a minute after the first failure, then ever longer, up to an hour: about nine hours until a mail counts as dead. */
const RETRIES = { retryLimit: 16, retryDelay: 20, retryBackoff: true, retryDelayMax: HOUR }

export interface OpenedMailQueue extends MailQueue {
  boss: PgBoss
  /** Called when somebody wakes the queue. */
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
 * The queue of mails, in the database of the shop so that both are in one transaction. Any number of processes may
 * open it; see docs/decisions/0006-mail-queue.md.
 */
export async function openQueue(
  { query, kind }: Pick<OpenedDatabase, 'query' | 'kind'>,
  { keepDays, log }: QueueOptions,
): Promise<OpenedMailQueue> {
  const boss = new PgBoss({
    db: { executeSql: query },
    backend: kind === 'pglite' ? 'pglite' : 'postgres',
    schema: QUEUE_SCHEMA,
    schedule: false,
    // Nothing depends on another job, and REINDEX CONCURRENTLY does not go with a transaction.
    flowIntervalSeconds: HOUR,
    reindex: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'mail: queue failed'))
  boss.on('warning', (warning) => log.warn(warning, 'mail: queue warns'))
  await boss.start()
  await boss.createQueue(QUEUE)
  // A mail that takes longer than expireInSeconds counts as failed: its process may have been killed.
  await boss.updateQueue(QUEUE, {
    ...RETRIES,
    expireInSeconds: 120,
    retentionSeconds: keepDays * DAY,
    deleteAfterSeconds: keepDays * DAY,
  })
  // pg-boss looks a queue up once, past any transaction. PGlite has one connection, so it must not be inside of one.
  await boss.findJobs(QUEUE, { id: '00000000-0000-0000-0000-000000000000' })

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
