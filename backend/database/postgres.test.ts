import { once } from 'node:events'
import { createServer, connect, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { openPostgres } from './postgres.ts'
import type { OpenedDatabase } from './database.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const SERVER = process.env['DATABASE_URL'] ?? ''

/** A connection to the server that can be cut. */
interface Line {
  url: string
  cut: () => Promise<void>
  mend: () => Promise<void>
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
    const listen = async () => {
      server = createServer((socket) => {
        const onward = connect(Number(target.port || 5432), target.hostname)
        for (const end of [socket, onward]) {
          sockets.add(end)
          end.on('error', () => {}).on('close', () => [socket, onward].forEach((each) => each.destroy()))
        }
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

  test('is unavailable if no connection becomes free in time', async () => {
    const { query } = (open.database = await openPostgres(SERVER, { connectionTimeLimit: 200 }))
    const busy = Array.from({ length: 10 }, () => query('select pg_sleep(1)'))
    const error: unknown = await query('select 1').catch((reason: unknown) => reason)
    expect(isDatabaseUnavailable(error)).toBe(true)
    await Promise.all(busy)
  })
})
