import { once } from 'node:events'
import { createServer, connect, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from './postgres.ts'
import type { OpenedDatabase, Transaction } from './database.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const SERVER = process.env['DATABASE_URL'] ?? ''

/** A connection to the server that can be cut. */
interface Line {
  url: string
  cut: () => Promise<void>
  mend: () => Promise<void>
  /** Cuts each connection on which this word is sent; none without a word. */
  cutAt: (word: string | undefined) => void
}

describe.runIf(SERVER)('PostgreSQL behind an unreliable connection', () => {
  const open: { database?: OpenedDatabase; line?: Line } = {}
  afterEach(async () => {
    await open.database?.close()
    await open.line?.cut()
  })

  async function lay(): Promise<Line> {
    const target = new URL(SERVER)
    const sockets = new Set<Socket>()
    let server: Server
    let port = 0
    let fatal: string | undefined
    const listen = async () => {
      server = createServer((socket) => {
        const onward = connect(Number(target.port || 5432), target.hostname)
        for (const end of [socket, onward]) {
          sockets.add(end)
          end.on('error', () => {}).on('close', () => [socket, onward].forEach((each) => each.destroy()))
        }
        socket.on('data', (sent) => fatal !== undefined && sent.includes(fatal) && socket.destroy())
        socket.pipe(onward).pipe(socket)
      }).listen(port, '127.0.0.1')
      await once(server, 'listening')
      port = (server.address() as AddressInfo).port
    }
    await listen()
    const url = new URL(SERVER)
    url.host = `127.0.0.1:${port}`
    return {
      url: url.href,
      async cut() {
        if (!server.listening) return
        const closed = once(server, 'close')
        server.close()
        for (const socket of sockets) socket.destroy()
        sockets.clear()
        await closed
      },
      mend: listen,
      cutAt: (word) => (fatal = word),
    }
  }

  test('is unavailable for current and later statements until the connection is back', async () => {
    const line = (open.line = await lay())
    const logged: string[] = []
    const log = { error: (_: object, message: string) => void logged.push(message) }
    const { db, query } = (open.database = await openPostgres(line.url, { log }))
    const outcome = (promise: PromiseLike<unknown>) =>
      Promise.resolve(promise).then(
        () => 'done',
        (error: unknown) => (isDatabaseUnavailable(error) ? 'unavailable' : String(error)),
      )
    const sleeping = Array.from({ length: 5 }, () => outcome(db.execute(sql`select pg_sleep(5)`)))
    const inTransaction = outcome(
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_sleep(5)`)
      }),
    )
    // Both are in progress once a later statement has its result.
    await query('select 1', [])
    await line.cut()
    expect(await Promise.all([...sleeping, inTransaction])).toEqual(Array(6).fill('unavailable'))
    expect(await outcome(query('select 1'))).toBe('unavailable')
    expect(await outcome(db.transaction((tx) => tx.execute(sql`select 1`)))).toBe('unavailable')
    expect(logged).toContain('database: lost a connection')

    await line.mend()
    expect(await outcome(query('select 1'))).toBe('done')
    expect(await outcome(db.execute(sql`select 1`))).toBe('done')
  })

  test('has all its connections after more transactions than that were lost as they began', async () => {
    const line = (open.line = await lay())
    const { db, query } = (open.database = await openPostgres(line.url, { connectionTimeLimit: 1_000 }))
    line.cutAt('begin')
    for (let lost = 0; lost < 11; lost++) {
      const error: unknown = await db.transaction(async () => {}).catch((reason: unknown) => reason)
      expect(isDatabaseUnavailable(error)).toBe(true)
    }
    line.cutAt(undefined)
    expect(await query('select 1', [])).toMatchObject({ rows: [{}] })
  })

  test('is unavailable if no connection becomes free in time', async () => {
    const { query } = (open.database = await openPostgres(SERVER, { connectionTimeLimit: 200 }))
    const busy = Array.from({ length: 10 }, () => query('select pg_sleep(1)'))
    const error: unknown = await query('select 1').catch((reason: unknown) => reason)
    expect(isDatabaseUnavailable(error)).toBe(true)
    await Promise.all(busy)
  })
})

describe.runIf(SERVER)('A transaction on PostgreSQL', () => {
  let database: OpenedDatabase
  beforeAll(async () => {
    database = await openPostgres(SERVER)
  })
  afterAll(() => database.close())

  const fail = (tx: Transaction, state: string) =>
    tx.execute(sql.raw(`do $$ begin raise exception using errcode = '${state}', message = 'as the server'; end $$`))

  test.each(['40P01', '40001'])('runs once more if the server asks for it by %s.', async (state) => {
    let runs = 0
    const result = await database.db.transaction(async (tx) => {
      runs += 1
      await tx.execute(sql`create temporary table repeated (id int) on commit drop`)
      if (runs === 1) await fail(tx, state)
      return runs
    })
    expect(result).toBe(2)
  })

  test.each([
    ['40P01', 2],
    ['23505', 1],
    ['57014', 1],
  ])('that fails by %s each time runs %i times and then throws.', async (state, times) => {
    let runs = 0
    const failing = database.db.transaction(async (tx) => {
      runs += 1
      await fail(tx, state)
    })
    await expect(failing).rejects.toMatchObject({ cause: { code: state } })
    expect(runs).toBe(times)
  })

  test('runs once more as a whole, not from a savepoint.', async () => {
    const runs: string[] = []
    await database.db.transaction(async (tx) => {
      runs.push('outer')
      await tx.transaction(async (inner) => {
        runs.push('inner')
        if (runs.length === 2) await fail(inner, '40P01')
      })
    })
    expect(runs).toEqual(['outer', 'inner', 'outer', 'inner'])
  })

  test.each(['40P01', '25006'])(
    'of the state %s may succeed later, so that its visitor is told to try again.',
    async (state) => {
      const error: unknown = await database.db.transaction((tx) => fail(tx, state)).catch((reason: unknown) => reason)
      expect(isDatabaseUnavailable(error)).toBe(true)
    },
  )
})
