import type { OpenedDatabase } from '#backend/database/database.ts'
import { QUEUE, QUEUE_SCHEMA } from './boss.ts'

export interface MailBacklog {
  /** Mails that are not sent yet, including those of the next attempt. */
  waiting: number
  /** 0 without any. */
  oldestSeconds: number
  /** Mails that were given up, as long as they are kept. */
  givenUp: number
}

const BACKLOG = `select
    count(*) filter (where state in ('created', 'retry', 'active'))::int as "waiting",
    coalesce(extract(epoch from now() - min(created_on) filter (where state in ('created', 'retry', 'active'))), 0)::float
      as "oldestSeconds",
    count(*) filter (where state = 'failed')::int as "givenUp"
  from ${QUEUE_SCHEMA}.job where name = $1`

/** Reads how many mails wait in the queue that all processes share. */
export async function readMailBacklog(query: OpenedDatabase['query']): Promise<MailBacklog> {
  const [row] = (await query(BACKLOG, [QUEUE])).rows
  return {
    waiting: Number(row?.['waiting']),
    oldestSeconds: Number(row?.['oldestSeconds']),
    givenUp: Number(row?.['givenUp']),
  }
}
