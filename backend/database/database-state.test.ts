import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createEmptyServerDatabase, describeOnBothDatabases } from '#test/support/database.ts'
import type { OpenedDatabase } from './database.ts'
import { openPostgres } from './postgres.ts'

/** Connections of a pool. */
const POOL_SIZE = 10

describeOnBothDatabases('The state of a database', (open) => {
  test('is well, also for callers at once', async () => {
    const database = await open()
    expect(await Promise.all([1, 2, 3].map(() => database.state()))).toEqual(['ok', 'ok', 'ok'])
  })
})

describe.runIf(process.env['DATABASE_URL'])('The state of a PostgreSQL server', () => {
  const closing: (() => Promise<unknown> | void)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close()
  })
  async function openOwn() {
    const { url, drop } = await createEmptyServerDatabase()
    closing.push(drop)
    const database = await openPostgres(url)
    closing.push(database.close)
    return { url, database, name: new URL(url).pathname.slice(1) }
  }
  /** As another client of the server. */
  async function ask(statement: string): Promise<void> {
    const other = await openPostgres(process.env['DATABASE_URL'] ?? '')
    await other.query(statement).finally(other.close)
  }
  /** The connections of a database's clients. */
  const connections = async ({ query }: OpenedDatabase): Promise<number> => {
    const { rows } = await query('select count(*)::int from pg_stat_activity where datname = current_database()', [])
    return Number(rows[0]?.['count'])
  }

  test('is read-only after a switch to a standby', async () => {
    const { database, name } = await openOwn()
    await ask(`alter database ${name} set default_transaction_read_only = on`)
    expect(await database.state()).toBe('read-only')
  })

  test('has no free connection while the server gives none, although one of the pool is idle', async () => {
    const { url, name } = await openOwn()
    const role = `visitor_${name}`
    // Limits do not apply to a superuser.
    await ask(`create role ${role} login connection limit 1`)
    closing.push(() => ask(`drop role ${role}`))
    const visitor = await openPostgres(url.replace('//profilwerk@', `//${role}@`))
    closing.push(visitor.close)
    await visitor.query('select 1')
    expect(await visitor.state()).toBe('no-free-connection')
    await ask(`alter role ${role} connection limit 2`)
    expect(await visitor.state()).toBe('ok')
  })

  test('has no free connection while the whole pool is in use, and its probes wait in one place', async () => {
    const { database } = await openOwn()
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let count = 0
    const users = Array.from({ length: POOL_SIZE }, () =>
      database.db.transaction(async () => {
        if (++count === POOL_SIZE) begun.resolve()
        await ended.promise
      }),
    )
    await begun.promise
    try {
      for (const states of [await Promise.all([database.state(), database.state()]), [await database.state()]])
        expect(new Set(states)).toEqual(new Set(['no-free-connection']))
    } finally {
      ended.resolve()
    }
    await Promise.all(users)
    expect(await database.state()).toBe('ok')
    expect(await connections(database)).toBeLessThanOrEqual(POOL_SIZE)
  })

  test('is away while the server refuses, and while it hangs', async () => {
    const { url } = await openOwn()
    const sockets = new Set<Socket>()
    const line = createServer((socket) => {
      sockets.add(socket)
      const onward = new URL(url)
      const far = connect(Number(onward.port), onward.hostname)
      far.on('error', () => {})
      socket.on('error', () => {}).on('close', () => far.destroy())
      socket.pipe(far).pipe(socket)
    }).listen(0, '127.0.0.1')
    await once(line, 'listening')
    const { port } = line.address() as AddressInfo
    const through = new URL(url)
    through.host = `127.0.0.1:${port}`
    const database = await openPostgres(through.href)
    closing.push(database.close)
    expect(await database.state()).toBe('ok')
    line.close()
    for (const socket of sockets) socket.destroy()
    expect(await database.state()).toBe('away')
    const hanging = createServer((socket) => void socket.on('error', () => {})).listen(port, '127.0.0.1')
    closing.push(() => void hanging.close())
    await once(hanging, 'listening')
    expect(await database.state()).toBe('away')
  })
})
