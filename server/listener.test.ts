import { once } from 'node:events'
import { createServer, request, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { createListener, type ListenerOptions } from './listener.ts'
import { createGate } from './overload/gate.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import { placeMark } from '#web/places/place-mark.ts'
import { securityHeaders } from './security-headers.ts'

let rendered = 0
const cache = createPageCache({
  renderShared: async () => {
    rendered += 1
    return new Response(placeMark('cart-count') + '<p>Grüße</p>'.repeat(200), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'self'",
        'cache-control': 'public, max-age=0, must-revalidate',
        vary: 'accept-language',
      },
    })
  },
  renderOwn: async () => new Response('own'),
  isShared: () => true,
  visitorOf: ({ headers }) =>
    headers.get('cookie') === null
      ? undefined
      : { group: '', fill: () => ({ texts: { 'cart-count': '<b>3</b>' }, cookies: ['a=b', 'c=d'], isOnce: false }) },
  headers: securityHeaders({ secure: true }),
})
const app = createApp({
  services: { mounts: [] } as unknown as Parameters<typeof createApp>[0]['services'],
  pages: cache.handle,
  log: pino({ level: 'silent' }),
  secure: true,
})
const open = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}
const gate = createGate({ underWay: 1, line: { write: 1, checkout: 1, read: 1 }, longestWait: 1_000 })
const listener = (over: Partial<ListenerOptions> = {}) =>
  createListener({
    fetch: app.fetch,
    cache,
    gate,
    busy: () => ({ status: 503, headers: [], body: null }),
    tooLarge: () => ({ status: 413, headers: [], body: null }),
    mounts: [],
    log: pino({ level: 'silent' }),
    ...over,
  })
const quick = await open(listener())
const slow = await open(listener({ cache: { ...cache, find: () => undefined } }))
afterAll(() => {
  quick.close()
  slow.close()
})

function ask(server: typeof quick, method: string, headers: Record<string, string>) {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }>((resolve) => {
    request({ port, method, path: '/de', headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { date: _, ...rest } = response.headers
        resolve({ status: response.statusCode, headers: rest, body: Buffer.concat(chunks).toString('base64') })
      })
    }).end()
  })
}

test.each([
  ['GET', { 'accept-encoding': 'gzip, br' }],
  ['GET', { 'accept-encoding': 'gzip' }],
  ['GET', {}],
  ['HEAD', { 'accept-encoding': 'br' }],
  ['GET', { 'accept-encoding': 'br, gzip', cookie: 'cart' }],
  ['GET', { cookie: 'cart' }],
  ['HEAD', { 'accept-encoding': 'gzip', cookie: 'cart' }],
])('%s %j: the quick way sends the same response as the app', async (method, headers: Record<string, string>) => {
  await ask(slow, 'GET', headers)
  const before = rendered
  const answer = await ask(quick, method, headers)
  expect(answer).toEqual(await ask(slow, method, headers))
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000',
    vary: 'accept-language, accept-encoding, cookie',
  })
  expect(rendered).toBe(before)

  const etag = String(answer.headers['etag'])
  const unchanged = await ask(quick, method, { ...headers, 'if-none-match': etag })
  expect(unchanged).toEqual(await ask(slow, method, { ...headers, 'if-none-match': etag }))
  expect([unchanged.status, unchanged.body]).toEqual([304, ''])
})

test('a visitor with a cart gets the kept page with the count and both cookies, and nothing is rendered', async () => {
  const cart = { 'accept-encoding': 'gzip', cookie: 'cart' }
  await ask(slow, 'GET', cart)
  const before = rendered
  const { headers, body } = await ask(quick, 'GET', cart)
  expect(gunzipSync(Buffer.from(body, 'base64')).toString()).toMatch(/^<b>3<\/b><p>Grüße/)
  expect(headers).toMatchObject({
    'cache-control': 'private, max-age=0, must-revalidate',
    'set-cookie': ['a=b', 'c=d'],
  })
  expect(rendered).toBe(before)
})
