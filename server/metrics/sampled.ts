import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import { readLastBackup } from '#backend/backup/last-backup.ts'
import type { MailBacklog } from '#backend/mail/backlog.ts'
import type { Connections, DatabaseState } from '#backend/database/database.ts'

export interface SampledSources {
  dataDir: string
  /** Undefined without a database. */
  databaseState: (() => Promise<DatabaseState>) | undefined
  /** Undefined for one that is not a server. */
  connections: (() => Connections) | undefined
  mailBacklog: (() => Promise<MailBacklog>) | undefined
  /** Milliseconds for each of them: a database that hangs must not hide the other figures. */
  longest?: number
}

/** Adds the figures that are read whenever Prometheus asks. One that cannot be read is left out. */
export function addSampledMetrics(
  registry: Registry,
  { dataDir, databaseState, connections, mailBacklog, longest = 2_000 }: SampledSources,
): void {
  const registers = [registry]
  const inTime = <Value>(value: Promise<Value>): Promise<Value | undefined> => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const timer = setTimeout(resolve, longest)
    // A failure has been logged by its owner, or another figure tells it: the database is away.
    return Promise.race([value.catch(() => undefined), promise]).finally(() => clearTimeout(timer))
  }
  const gauge = (name: string, help: string, read: () => Promise<number | undefined>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = await inTime(read())
        if (value === undefined) this.remove()
        else this.set(value)
      },
    })

  gauge('profilwerk_data_free_bytes', 'Free bytes on the disk of DATA_DIR.', async () => {
    const { bavail, bsize } = await statfs(dataDir)
    return bavail * bsize
  })
  gauge(
    'profilwerk_backup_last_success_timestamp_seconds',
    'When the last backup was written; missing before the first.',
    async () => {
      const made = await readLastBackup(dataDir)
      return made && made.getTime() / 1_000
    },
  )
  if (databaseState)
    gauge('profilwerk_database_up', 'Whether the database could serve the next request.', async () =>
      (await databaseState()) === 'ok' ? 1 : 0,
    )
  if (connections) {
    const pool = new Gauge({
      name: 'profilwerk_database_connections',
      help: 'Connections to the database server by state, and statements that wait for one.',
      labelNames: ['state'],
      collect() {
        for (const [state, count] of Object.entries(connections())) this.set({ state }, count)
      },
      registers: [],
    })
    registry.registerMetric(pool)
  }
  if (mailBacklog) {
    // One question for three figures: the registry collects them all in one turn.
    let asked: Promise<MailBacklog | undefined> | undefined
    const readBacklog = () => {
      if (asked === undefined) queueMicrotask(() => (asked = undefined))
      return (asked ??= inTime(mailBacklog()))
    }
    gauge('profilwerk_mails_waiting', 'Mails that wait to be sent.', async () => (await readBacklog())?.waiting)
    gauge(
      'profilwerk_mails_oldest_seconds',
      'Age of the oldest of them.',
      async () => (await readBacklog())?.oldestSeconds,
    )
    gauge(
      'profilwerk_mails_given_up',
      'Mails of the last 14 days that no mail server has taken.',
      async () => (await readBacklog())?.givenUp,
    )
  }
}
