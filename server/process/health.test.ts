import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { createHealth, type HealthOptions } from './health.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})
async function open(options: Partial<HealthOptions> = {}) {
  const health = createHealth({ isStopping: () => false, probe: async () => undefined, ...options })
  const server = createServer((request, response) => {
    if (!health(request, response)) response.end('page')
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return async (path: string, method = 'GET') => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method })
    return { status: response.status, cache: response.headers.get('cache-control'), body: await response.text() }
  }
}
const OK = { status: 200, cache: 'no-store', body: '{"status":"ok"}' }
const NOT = { status: 503, cache: 'no-store', body: '{"status":"unavailable"}' }

test('A running process is live, and one that can make pages is ready.', async () => {
  const ask = await open()
  expect([await ask('/health/live'), await ask('/health/ready')]).toEqual([OK, OK])
  expect((await ask('/health/ready', 'HEAD')).body).toBe('')
  expect((await ask('/health/ready', 'POST')).status).toBe(405)
  expect((await ask('/health')).body).toBe('page')
})

test('While it stops it is live but not ready.', async () => {
  const ask = await open({ isStopping: () => true })
  expect([await ask('/health/live'), await ask('/health/ready')]).toEqual([OK, NOT])
})

test.each([
  ['refuses', () => Promise.reject(new Error('connection refused to 10.0.0.7'))],
  ['says nothing', () => new Promise(() => {})],
])('A database that %s makes it unready, without a reason.', async (_, probe) => {
  const ask = await open({ probe, longestProbe: 20 })
  expect(await ask('/health/ready')).toEqual(NOT)
})

test('Parallel requests are one probe.', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const probe = vi.fn<() => Promise<unknown>>(() => promise)
  const ask = await open({ probe })
  const answers = [ask('/health/ready'), ask('/health/ready'), ask('/health/live')]
  await answers[2]
  await vi.waitFor(() => expect(probe).toHaveBeenCalled())
  resolve(undefined)
  expect(await Promise.all(answers)).toEqual([OK, OK, OK])
  expect(probe).toHaveBeenCalledOnce()
})
