import { createServer, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { SOON } from '#test/support/soon.ts'
import { openConnection } from '#test/support/raw-connection.ts'
import { createStop, QUIET } from './stop.ts'
import { onQuietMachine } from '#test/support/quiet-machine.ts'

const opened: { closeAllConnections(): void }[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.closeAllConnections()
})

/** A server whose responses wait for the test. */
async function open(drain = 100) {
  const server = createServer().listen(0, '127.0.0.1')
  const close = vi.fn<() => Promise<void>>(async () => {})
  const log = { warn: vi.fn<(...given: unknown[]) => void>(), error: vi.fn<(...given: unknown[]) => void>() }
  const stopper = createStop({ server, drain, close, log })
  const waiting: ServerResponse[] = []
  server.on('request', (request, response) => {
    if (request.url === '/slow') waiting.push(response)
    else response.end('quick')
  })
  await once(server, 'listening')
  opened.push(server)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const ask = async (path: string) => {
    const connection = await openConnection(port)
    connection.socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
    return connection
  }
  return { server, close, log, waiting, port, ask, ...stopper }
}

test('Without a response in progress it stops in less than a second.', async () => {
  const { stop, ask, close } = await open(500)
  await (await ask('/')).until('quick')
  const begun = performance.now()
  await stop()
  expect(performance.now() - begun).toBeLessThan(onQuietMachine(1_000))
  expect(close).toHaveBeenCalledOnce()
})

test('A response in progress is finished and announces the end of its connection, and services close after it.', async () => {
  const { stop, isStopping, ask, waiting, close } = await open()
  const slow = await ask('/slow')
  await vi.waitFor(() => expect(waiting).toHaveLength(1), SOON)
  const stopped = stop()
  expect(isStopping()).toBe(true)
  await vi.waitFor(() => expect(waiting[0]?.shouldKeepAlive).toBe(false), SOON)
  expect(close).not.toHaveBeenCalled()
  waiting[0]?.end('at last')
  await slow.closed
  expect(slow.received()).toMatch(/connection: close[\s\S]*at last/i)
  await stopped
  expect(close).toHaveBeenCalledOnce()
})

test('A request on an open connection still gets its response, and so does a new connection.', async () => {
  const { stop, ask } = await open(300)
  const kept = await ask('/')
  await kept.until('quick')
  const stopped = stop()
  kept.socket.write('GET /again HTTP/1.1\r\nhost: x\r\n\r\n')
  const late = await ask('/')
  await Promise.all([kept.closed, late.closed, stopped])
  expect(kept.received().match(/quick/g)).toHaveLength(2)
  expect(kept.received()).toMatch(/connection: close/i)
  expect(late.received()).toMatch(/connection: close[\s\S]*quick/i)
})

test('After the drain nothing new is accepted, and a response in progress keeps no other connection open.', async () => {
  const { stop, ask, port, waiting } = await open(50)
  const slow = await ask('/slow')
  const idle = await ask('/')
  await idle.until('quick')
  const stopped = stop()
  await idle.closed
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed')
  waiting[0]?.end()
  await Promise.all([slow.closed, stopped])
})

test('After the drain a connection without a request may still send one, but delays the end by two seconds at most.', async () => {
  const { stop, port, close } = await open(50)
  const [busy, silent] = await Promise.all([openConnection(port), openConnection(port)])
  const begun = performance.now()
  const stopped = stop()
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}`).then(
        () => 'accepted',
        () => 'refused',
      ),
    )
    .toBe('refused')
  // Timers of one length end in their order, so the stop has asked twice whether all is quiet.
  await sleep(QUIET)
  await sleep(QUIET)
  expect(close).not.toHaveBeenCalled()
  busy.socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  await busy.closed
  expect(busy.received()).toMatch(/connection: close[\s\S]*quick/i)
  await stopped
  expect(close).toHaveBeenCalledOnce()
  expect(performance.now() - begun).toBeLessThan(onQuietMachine(4_000))
  silent.socket.destroy()
})

test('A service that does not close is logged, and the stop ends.', async () => {
  const { stop, close, log } = await open(10)
  close.mockRejectedValue(new Error('no'))
  await Promise.all([stop(), stop()])
  expect(log.error).toHaveBeenCalledOnce()
})
