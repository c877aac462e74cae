import { readInstallationSecret } from '#backend/database/installation-secret.ts'
import { migrate } from '#backend/database/migrate.ts'
import { openPostgres } from '#backend/database/postgres.ts'
import { openQueue } from '#backend/mail/boss.ts'
import { createEmptyServerDatabase } from './database.ts'

/** Processes of a site. */
const STARTERS = 3

/**
 * Prepares an empty PostgreSQL for several processes at the same moment, as their starts do, again and again.
 * @returns the error of each failed start, and the numbers of different secrets in a round, without equal ones.
 */
export async function startAtOnce(rounds: number): Promise<{ errors: string[]; secrets: number[] }> {
  const errors: string[] = []
  const secrets = new Set<number>()
  for (let round = 0; round < rounds; round += 1) {
    const { url, drop } = await createEmptyServerDatabase()
    try {
      const starts = await Promise.allSettled(Array.from({ length: STARTERS }, () => start(url)))
      for (const one of starts) if (one.status === 'rejected') errors.push(`round ${round}: ${String(one.reason)}`)
      secrets.add(new Set(starts.map((one) => one.status === 'fulfilled' && one.value)).size)
    } finally {
      await drop()
    }
  }
  return { errors, secrets: [...secrets] }
}

async function start(url: string): Promise<string> {
  const database = await openPostgres(url)
  try {
    await migrate(database.db)
    const secret = await readInstallationSecret(database.db)
    const queue = await openQueue(database, { keepDays: 1, log: console })
    await queue.stop()
    return secret
  } finally {
    await database.close()
  }
}
