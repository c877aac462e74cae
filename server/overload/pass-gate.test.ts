import { once } from 'node:events'
import { createServer } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import { SOON } from '#test/support/soon.ts'
import { rememberCaller } from '#server/caller/caller.ts'
import { listenerOf } from '#server/process/http-server.ts'
import { openConnection } from '#test/support/raw-connection.ts'
import { createGate, Overloaded } from './gate.ts'
import { passGate, type PassGateOptions } from './pass-gate.ts'
import type { GateFacts } from './rank.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/** Paths whose route takes files. */
const TAKES_FILES = new Set(['/de/kontakt', '/de/shop/attachments/form.data'])

type Made = (request: Request) => Response | Promise<Response>

/** One place at the gate, one in each line. The page is made when the test lets it. */
async function open({
  make,
  trustedHops = 0,
  ...over
}: Partial<PassGateOptions> & { make?: Made; trustedHops?: number } = {}) {
  const gate = createGate({ underWay: 1, line: { write: 1, checkout: 1, read: 1 }, longestWait: 60_000 })
  const begun: string[] = []
  const waiting: (() => void)[] = []
  const log = { error: vi.fn<(...given: unknown[]) => void>() }
  const busy = () => new Response(null, { status: 503 })
  const app = new Hono<{ Bindings: HttpBindings; Variables: { visit: GateFacts } }>()
  app.onError((error) => (error instanceof Overloaded ? busy() : new Response(null, { status: 500 })))
  app.use(rememberCaller(trustedHops, () => undefined))
  app.use(async ({ req, set }, next) => {
    set('visit', { rank: 'read', takesFiles: TAKES_FILES.has(req.path) })
    await next()
  })
  app.use(passGate({ gate, busy, tooLarge: () => new Response(null, { status: 413 }), ...over }))
  app.all('*', async ({ req: { raw: request } }) => {
    if (make) return make(request)
    const { pathname } = new URL(request.url)
    begun.push(`${request.method} ${pathname} ${await request.text()}`.trim())
    await new Promise<void>((resolve) => waiting.push(resolve))
    return new Response('made')
  })
  const listener = listenerOf(app.fetch, log)
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init)
  const begins = (count: number) => vi.waitFor(() => expect(begun).toHaveLength(count), SOON)
  return { port, ask, begun, begins, waiting, gate }
}

test('one is made, one waits, the next one is refused', async () => {
  const { ask, begins, begun, waiting, gate } = await open()
  const first = ask('/de/a')
  await begins(1)
  const second = ask('/de/b')
  await vi.waitFor(() => expect(gate.isFull('read')).toBe(true), SOON)
  expect((await ask('/de/c')).status).toBe(503)
  expect(begun).toEqual(['GET /de/a'])
  waiting[0]?.()
  expect(await (await first).text()).toBe('made')
  await begins(2)
  waiting[1]?.()
  expect(await (await second).text()).toBe('made')
})

test('stored bytes pass a full gate', async () => {
  const { ask, begins, waiting } = await open()
  const answers = [ask('/de/a'), ask('/media/1/x.svg')]
  await begins(2)
  for (const resolve of waiting) resolve()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200])
})

test('a body that is on its way holds no place, and arrives whole', async () => {
  const { port, ask, begins, begun, waiting } = await open()
  const slow = await openConnection(port)
  slow.socket.write('POST /de/slow HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nhalf,')
  const quick = ask('/de/quick', { method: 'POST', body: 'all at once' })
  await begins(1)
  waiting[0]?.()
  expect((await quick).status).toBe(200)
  slow.socket.write('half.')
  await begins(2)
  waiting[1]?.()
  await slow.until('made')
  expect(begun).toEqual(['POST /de/quick all at once', 'POST /de/slow half,half.'])
})

test('a body that is too large is refused before the gate, announced or not, and none of it reaches the app', async () => {
  const { port, ask, begun } = await open()
  const slow = await openConnection(port)
  slow.socket.write('POST /de/slow HTTP/1.1\r\nhost: x\r\ncontent-length: 2000000\r\n\r\nhalf')
  await slow.until('413')
  const chunks = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(100_000)),
  })
  const endless = { method: 'POST', body: chunks, duplex: 'half' }
  expect((await ask('/de/endless', endless)).status).toBe(413)
  expect(begun).toEqual([])
})

test.each(['/typo/de/kontakt', ...TAKES_FILES])(
  'forms with files that stand still at %s leave the gate free, and each network has a part of their places',
  async (path) => {
    const { port, ask } = await open({ trustedHops: 1, make: async (request) => new Response(await request.text()) })
    const post = (network: string, length = 2_000_000) =>
      `POST ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${network}\r\ncontent-type: multipart/form-data; boundary=B\r\ncontent-length: ${length}\r\n\r\nhalf`
    const open6 = await Promise.all(Array.from({ length: 6 }, () => openConnection(port)))
    for (const { socket } of open6) socket.write(post('198.51.100.1'))
    const seventh = await openConnection(port)
    seventh.socket.write(post('198.51.100.1'))
    await seventh.until('503')
    const other = await openConnection(port)
    other.socket.write(post('198.51.100.2', 4))
    await other.until('200')
    expect((await ask('/de/page')).status).toBe(200)
    // A client that goes away gives its place back.
    open6[0]?.socket.destroy()
    await open6[0]?.closed
    await vi.waitFor(async () => {
      const again = await openConnection(port)
      again.socket.write(post('198.51.100.1', 4))
      await again.until('HTTP/1.1 ')
      expect(again.received()).toContain('200')
    }, SOON)
  },
)

test('an address that the app’s adapter refuses gives the place of its form back', async () => {
  const { port } = await open({ trustedHops: 1 })
  for (let turn = 0; turn < 8; turn += 1) {
    const { socket, until, received } = await openConnection(port)
    socket.write(
      'POST /typo/x HTTP/1.1\r\nhost: a b\r\nx-forwarded-for: 198.51.100.1\r\ncontent-type: multipart/form-data; boundary=B\r\ncontent-length: 1\r\n\r\nx',
    )
    await until('HTTP/1.1 ')
    expect(received()).toContain('HTTP/1.1 400')
  }
})

test('forms whose files are checked without end give their places back once their clients have gone', async () => {
  const { ask, begins } = await open({ longestCheck: 10 })
  const gone = new AbortController()
  const form = () => {
    const body = new FormData()
    body.append('file', new File(['%PDF-1.4'], 'a.pdf'))
    return { method: 'POST', body }
  }
  const hanging = Array.from({ length: 24 }, () => ask('/typo/de/contact', { ...form(), signal: gone.signal }))
  await begins(24)
  expect((await ask('/typo/de/contact', form())).status).toBe(503)
  gone.abort()
  await Promise.allSettled(hanging)
  // Refused at once, or in progress like the others.
  const isTaken = () =>
    Promise.race([ask('/typo/de/contact', form()).then(() => 'refused'), begins(25).then(() => 'taken')])
  await expect.poll(isTaken).toBe('taken')
})

test('a client that goes away before its turn costs nothing', async () => {
  const { port, ask, begins, begun, waiting, gate } = await open()
  const first = ask('/de/a')
  await begins(1)
  const gone = await openConnection(port)
  gone.socket.write('GET /de/gone HTTP/1.1\r\nhost: x\r\n\r\n')
  await vi.waitFor(() => expect(gate.isFull('read')).toBe(true), SOON)
  gone.socket.destroy()
  await gone.closed
  // The response to this one shows that the server has seen the other one go.
  await ask('/de/refused')
  waiting[0]?.()
  await first
  const next = ask('/de/next')
  await begins(2)
  waiting[1]?.()
  await next
  expect(begun).toEqual(['GET /de/a', 'GET /de/next'])
})

test('a page that fails gives its place back', async () => {
  const { ask } = await open({ make: () => Promise.reject(new Error('a defect')) })
  for (let turn = 0; turn < 3; turn += 1) expect((await ask('/de')).status).toBe(500)
})
