import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import type { DatabaseState } from '#backend/database/database.ts'
import { securityHeaders } from '#server/security-headers.ts'
import { createHealth, type HealthOptions } from './health.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})
async function open(options: Partial<HealthOptions> = {}) {
  const headers = securityHeaders({ secure: true })
  const health = createHealth({ isStopping: () => false, databaseState: async () => 'ok', headers, ...options })
  const server = createServer((request, response) => {
    if (!health(request, response)) response.end('page')
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return async (path: string, method = 'GET') => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method })
    const { status, headers: sent } = response
    return { status, cache: sent.get('cache-control'), body: await response.text(), sent }
  }
}
const OK = { status: 200, cache: 'no-store', body: '{"status":"ok"}' }
const NOT = { status: 503, cache: 'no-store', body: '{"status":"unavailable"}' }

test('A running process is live and ready.', async () => {
  const ask = await open()
  expect([await ask('/health/live'), await ask('/health/ready')]).toMatchObject([OK, OK])
  expect((await ask('/health/ready', 'HEAD')).body).toBe('')
  expect((await ask('/health/ready', 'POST')).status).toBe(405)
  expect((await ask('/health')).body).toBe('page')
})

test.each(['live', 'ready', 'services'])('The response of /health/%s has the headers of all others.', async (name) => {
  const ask = await open()
  for (const method of ['GET', 'HEAD', 'POST']) {
    const { sent } = await ask(`/health/${name}`, method)
    for (const [header, value] of securityHeaders({ secure: true })) expect(sent.get(header)).toBe(value)
    expect(sent.get('content-security-policy')).toContain("default-src 'none'")
  }
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
  await vi.waitFor(() => expect(databaseState).toHaveBeenCalled())
  now = 5_000
  answers.push(ask('/health/services'))
  await ask('/health/live')
  resolve('ok')
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200])
  now = 5_999
  await ask('/health/services')
  expect(databaseState).toHaveBeenCalledOnce()
  now = 6_000
  await ask('/health/services')
  expect(databaseState).toHaveBeenCalledTimes(2)
})
