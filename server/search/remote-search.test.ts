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
const open = (url: string, env: Record<string, string> = {}) =>
  openRemoteSearch(readConfig({ SEARCH_URL: url, DATA_DIR: 'var', ...env }, process.cwd()), url, {
    count: UNCOUNTED,
    log,
  })

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

test('A service that hangs is given up as a part of a page is, and has hits once it responds.', async () => {
  let hangs = true
  server = createServer((request, response) => {
    if (hangs && request.url?.startsWith('/search?')) return
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ hits: { hits: [] } }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { endpoint, close } = await open(url, { PATIENCE: '0.1' })
  const search = createSearchClient(endpoint, { hosts: [] })
  const begun = performance.now()
  await expect(search({ term: 'kette', locale: 'de' })).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
  expect(performance.now() - begun).toBeLessThan(onQuietMachine(400))
  hangs = false
  expect(await search({ term: 'kette', locale: 'de' })).toMatchObject({ total: 0 })
  server.closeAllConnections()
  await close()
})
