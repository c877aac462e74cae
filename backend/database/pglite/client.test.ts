import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DatabaseUnavailable } from '#backend/database/unavailable.ts'
import { fillMigrated } from '#test/support/database.ts'
import { PgliteClient } from './client.ts'

let folder: string
let client: PgliteClient
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pglite-client-'))
  await fillMigrated(folder)
  client = await PgliteClient.open({ folder: join(folder, 'postgres'), timeLimit: 60_000 })
  await client.query('create table entry (writer text unique)')
})
afterAll(async () => {
  await client.close()
  await rm(folder, { recursive: true })
})

test('A slow statement does not block the calling thread.', async () => {
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), 10)
  const begun = performance.now()
  await client.query('select count(*) from generate_series(1, 2000000) n where sqrt(n) > 1')
  const took = performance.now() - begun
  clearInterval(timer)
  expect(took).toBeGreaterThan(200)
  // In the calling thread there would be no tick.
  expect(ticks).toBeGreaterThan(took / 10 / 4)
})

test('PostgreSQL caches its tables in little memory, with the start parameters of PGlite otherwise.', async () => {
  const setting = async (name: string) => (await client.query(`show ${name}`)).rows[0]
  expect(await setting('shared_buffers')).toEqual({ shared_buffers: '32MB' })
  expect(await setting('max_worker_processes')).toEqual({ max_worker_processes: '0' })
})

test('Other statements wait for the end of a transaction.', async () => {
  const order: string[] = []
  const ask = async (name: string, run: () => Promise<unknown>) => {
    await run()
    order.push(name)
  }
  await Promise.all([
    ask('before', () => client.query('select 1')),
    client.transaction(async (tx) => {
      for (const name of ['first', 'second']) await ask(name, () => tx.query('insert into entry values ($1)', [name]))
    }),
    ask('after', () => client.query('select 1')),
  ])
  expect(order).toEqual(['before', 'first', 'second', 'after'])
})

test('A refused statement has its reason, without its values.', async () => {
  const error: unknown = await client
    .query('insert into entry values ($1)', ['first'])
    .catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code: '23505', constraint: 'entry_writer_key' })
  expect(JSON.stringify(error)).not.toContain('params')
})

test('A transaction with an unnoticed failure throws at its end.', async () => {
  const overlooking = client.transaction(async (tx) => {
    await tx.query('insert into entry values ($1)', ['third'])
    await tx.query('select 1 / 0').catch(() => {})
  })
  await expect(overlooking).rejects.toThrow('nothing of it was stored')
  expect((await client.query('select * from entry where writer = $1', ['third'])).rows).toEqual([])
})

test('A closed client is unavailable.', async () => {
  await fillMigrated(join(folder, 'other'))
  const other = await PgliteClient.open({ folder: join(folder, 'other', 'postgres'), timeLimit: 1000 })
  await Promise.all([other.close(), other.close()])
  await expect(other.query('select 1')).rejects.toThrow(DatabaseUnavailable)
})
