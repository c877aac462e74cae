import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL_KINDS, createEmptyServerDatabase, fillMigrated } from '#test/support/database.ts'
import type { ErrorLog, OpenedDatabase } from './database.ts'
import { openDatabase } from './open.ts'
import { liftTimeLimits } from './time-limit.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const LIMIT = 400
describe.each(ALL_KINDS)('the time limit for statements on %s', (kind) => {
  /** Work of twice the limit at least; PGlite cannot sleep, and takes several times as long as a server. */
  const ROWS = kind === 'pglite' ? 3_000_000 : 10_000_000
  const SLOW = `select count(*) from generate_series(1, ${ROWS}) n where sqrt(n) > 1`
  let database: OpenedDatabase
  let folder: string
  let drop = async () => {}
  const logged: string[] = []
  const log: ErrorLog = { error: (_, message) => void logged.push(message) }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'time-limit-'))
    if (kind === 'pglite') await fillMigrated(folder)
    const server = kind === 'postgres' ? await createEmptyServerDatabase() : undefined
    if (server) drop = server.drop
    database = await openDatabase({ dataDir: folder, url: server?.url, timeLimit: LIMIT, log })
    await database.query('create table kept (n int)')
    await database.query('insert into kept values (7)')
  })
  afterAll(async () => {
    await database.close()
    await drop()
    await rm(folder, { recursive: true })
  })
  const kept = async () => (await database.query('select n from kept')).rows

  test('ends a slow statement as unavailable and keeps the stored data', async () => {
    const error: unknown = await database.db.execute(sql.raw(SLOW)).catch((reason: unknown) => reason)
    expect(isDatabaseUnavailable(error)).toBe(true)
    expect(await kept()).toEqual([{ n: 7 }])
    // A server needs no restart.
    expect(logged).toHaveLength(kind === 'pglite' ? 1 : 0)
  })

  test('rolls back the transaction of a slow statement', async () => {
    const failing = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into kept values (8)`)
      await tx.execute(sql.raw(SLOW))
    })
    const error: unknown = await failing.catch((reason: unknown) => reason)
    expect(isDatabaseUnavailable(error)).toBe(true)
    expect(await kept()).toEqual([{ n: 7 }])
  })

  test('is lifted for a transaction on request', async () => {
    const { rows } = await database.db.transaction(async (tx) => {
      await liftTimeLimits(tx)
      const begun = performance.now()
      const counted = await tx.execute<{ count: string }>(sql.raw(SLOW))
      expect(performance.now() - begun).toBeGreaterThan(LIMIT)
      return counted
    })
    expect(Number(rows[0]?.count)).toBe(ROWS - 1)
    const error: unknown = await database.query(SLOW).catch((reason: unknown) => reason)
    expect(isDatabaseUnavailable(error)).toBe(true)
  })
})
