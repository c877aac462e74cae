import { expect, test, vi } from 'vitest'
import { SOON } from '#test/support/soon.ts'
import type { DatabaseState } from '#backend/database/database.ts'
import { createHealth, type HealthOptions } from './health.ts'

async function open(options: Partial<HealthOptions> = {}) {
  const health = createHealth({ isStopping: () => false, databaseState: async () => 'ok', ...options })
  return async (path: string, method = 'GET') => {
    const response = await health(path.slice('/health/'.length), method)
    return (
      response && { status: response.status, cache: response.headers.get('cache-control'), body: await response.text() }
    )
  }
}
const OK = { status: 200, cache: 'no-store', body: '{"status":"ok"}' }
const NOT = { status: 503, cache: 'no-store', body: '{"status":"unavailable"}' }

test('A running process is live and ready.', async () => {
  const ask = await open()
  expect([await ask('/health/live'), await ask('/health/ready')]).toMatchObject([OK, OK])
  expect((await ask('/health/ready', 'HEAD'))?.body).toBe('')
  expect((await ask('/health/ready', 'POST'))?.status).toBe(405)
  for (const other of ['/health/toString', '/health/']) expect(await ask(other)).toBeUndefined()
})

test('While it stops it is live but not ready.', async () => {
  const ask = await open({ isStopping: () => true })
  expect([await ask('/health/live'), await ask('/health/ready')]).toMatchObject([OK, NOT])
})

test.each(['away', 'read-only', 'no-free-connection'] as const)(
  'A database that is %s is named, and the process stays ready: all of them share it.',
  async (database) => {
    const ask = await open({ databaseState: async () => database })
    expect(await ask('/health/services')).toMatchObject({
      status: 503,
      cache: 'no-store',
      body: JSON.stringify({ status: 'unavailable', database }),
    })
    expect([await ask('/health/live'), await ask('/health/ready')]).toMatchObject([OK, OK])
  },
)

test('The services of a process are well with a well database, and without any.', async () => {
  const withOne = await open()
  const withNone = await open({ databaseState: undefined })
  expect(await withOne('/health/services')).toMatchObject({ status: 200, body: '{"status":"ok","database":"ok"}' })
  expect(await withNone('/health/services')).toMatchObject(OK)
})

test('Callers within a second share one probe of the database, however long it takes.', async () => {
  const { promise, resolve } = Promise.withResolvers<'ok'>()
  const databaseState = vi.fn<() => Promise<DatabaseState>>(() => promise)
  let now = 0
  const ask = await open({ databaseState, now: () => now })
  const answers = [ask('/health/services'), ask('/health/services')]
  await vi.waitFor(() => expect(databaseState).toHaveBeenCalled(), SOON)
  now = 5_000
  answers.push(ask('/health/services'))
  await ask('/health/live')
  resolve('ok')
  expect((await Promise.all(answers)).map((response) => response?.status)).toEqual([200, 200, 200])
  now = 5_999
  await ask('/health/services')
  expect(databaseState).toHaveBeenCalledOnce()
  now = 6_000
  await ask('/health/services')
  expect(databaseState).toHaveBeenCalledTimes(2)
})
