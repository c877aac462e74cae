import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { pino } from 'pino'
import { UNCOUNTED } from '#backend/limits/memory-limiter.ts'
import { readConfig } from '#server/config.ts'
import { createSearchClient } from '#web/clients/search.server.ts'
import { openRemoteSearch } from './remote-search.ts'
import { onQuietMachine } from '#test/support/quiet-machine.ts'

let server: Server
afterEach(() => void server.close())

/** A search service that speaks the contract, and nothing of a cluster. */
async function startService(port = 0): Promise<string> {
  server = createServer((request, response) => {
    response.statusCode = request.url?.startsWith('/search?') ? 200 : 404
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ hits: { hits: [] }, path: request.url }))
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const log = Object.assign(pino({ level: 'silent' }), { warn: vi.fn<(fields: object, text?: string) => void>() })
const open = (url: string) =>
  openRemoteSearch(readConfig({ SEARCH_URL: url, DATA_DIR: 'var' }, process.cwd()), url, { count: UNCOUNTED, log })

const call = {
  method: 'GET',
  headers: {},
  body: null,
  redirect: 'manual',
  signal: AbortSignal.timeout(30_000),
} as const

test('A service of the contract is asked as it is, and not opened to others.', async () => {
  const url = await startService()
  const { app, endpoint, findProducts, close } = await open(url)
  expect(app).toBeUndefined()
  const response = await endpoint.fetch(`${endpoint.url}/search?term=kette`, call)
  expect(JSON.parse(await response.text())).toMatchObject({ path: '/search?term=kette' })
  expect(await findProducts?.('kette', 'de')).toBeUndefined()
  await close()
})

test('A service that does not respond at the start is asked by the first search that reaches it.', async () => {
  const url = await startService()
  server.close()
  await once(server, 'close')
  const { app, endpoint, described, close } = await open(url.replace('//', '//name:secret@'))
  expect(log.warn).toHaveBeenCalledTimes(1)
  expect(described).toContain('does not respond yet')
  expect(described + endpoint.url).not.toContain('secret')
  expect((await app?.request('/?term=kette&lang=de'))?.status).toBe(503)
  await expect(endpoint.fetch(`${endpoint.url}/search?term=kette`, call)).rejects.toThrow(/does not respond/)
  await startService(Number(new URL(url).port))
  const response = await endpoint.fetch(`${endpoint.url}/search?term=kette`, call)
  expect(response.status).toBe(200)
  await close()
})

test('Of a service that hangs one visitor waits two seconds, the next ones half a second, until it responds.', async () => {
  let hangs = true
  server = createServer((request, response) => {
    if (hangs && request.url?.startsWith('/search?')) return
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ hits: { hits: [] } }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { endpoint, close } = await open(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const search = createSearchClient(endpoint, { hosts: [] })
  const waitOf = async () => {
    const begun = performance.now()
    await expect(search({ term: 'kette', locale: 'de' })).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
    return performance.now() - begun
  }
  expect(await waitOf()).toBeGreaterThan(1_900)
  for (const wait of await Promise.all([waitOf(), waitOf()])) expect(wait).toBeLessThan(onQuietMachine(1_500))
  hangs = false
  expect(await search({ term: 'kette', locale: 'de' })).toMatchObject({ total: 0 })
  expect(endpoint.doubt?.limitOf(2_000)).toBe(2_000)
  server.closeAllConnections()
  await close()
})
