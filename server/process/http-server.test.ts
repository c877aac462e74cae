import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openConnection } from '#test/support/raw-connection.ts'
import { CONNECTION_BOUNDS, createHttpServer, listen } from './http-server.ts'

const servers: ReturnType<typeof createHttpServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})
async function open(bounds: Partial<typeof CONNECTION_BOUNDS> = {}) {
  const server = createHttpServer((request, response) => {
    request.resume()
    request.on('end', () => response.end('done'))
  }, bounds)
  servers.push(server)
  return { server, port: await listen(server, 0, '127.0.0.1') }
}

test('A request that takes too long as a whole is cut, even if it is fast enough.', async () => {
  const { port } = await open({ requestTimeout: 200, headersTimeout: 100, connectionsCheckingInterval: 20 })
  const { socket, closed, received } = await openConnection(port)
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\na')
  await closed
  expect(received()).toContain('408 Request Timeout')
})

test('Headers that arrive too slowly are cut, and so is a silent client.', async () => {
  const { port } = await open({ requestTimeout: 200, headersTimeout: 100, connectionsCheckingInterval: 20 })
  const slow = await openConnection(port)
  slow.socket.write('GET / HTTP/1.1\r\nhost: ')
  const silent = await openConnection(port)
  await Promise.all([slow.closed, silent.closed])
  expect(slow.received()).toContain('408')
})

test('Connections beyond the bound are closed, and open ones continue.', async () => {
  const { port } = await open({ maxConnections: 1 })
  const first = await openConnection(port)
  const second = connect(port, '127.0.0.1')
  second.on('error', () => {})
  await once(second, 'close')
  first.socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  await first.until('done')
  expect(first.received()).toContain('200 OK')
})

test('Connections live longer than those of a proxy, and slow clients are cut before that.', () => {
  expect(CONNECTION_BOUNDS.keepAliveTimeout).toBeGreaterThan(60_000)
  expect(CONNECTION_BOUNDS.timeout).toBeGreaterThan(CONNECTION_BOUNDS.keepAliveTimeout)
  const server = createHttpServer(() => {})
  const { connectionsCheckingInterval: _, ...rest } = CONNECTION_BOUNDS
  expect(server).toMatchObject(rest)
})

test('A port in use is reported with the setting that changes it.', async () => {
  const { port } = await open()
  await expect(
    listen(
      createHttpServer(() => {}),
      port,
      '127.0.0.1',
    ),
  ).rejects.toThrow(`Port ${port} of 127.0.0.1 is in use. Set PORT to a free one`)
  await expect(
    listen(
      createHttpServer(() => {}),
      0,
      '203.0.113.1',
    ),
  ).rejects.toThrow('Change HOST.')
})
