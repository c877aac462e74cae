import { once } from 'node:events'
import { createServer } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { openConnection } from '#test/support/raw-connection.ts'
import { type ArrivingBody, createArrivingBodies } from './arriving-bodies.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/** A server whose bodies are looked at each 5 ms. By the test's clock each look is a second later. */
async function open({ isRead = true } = {}) {
  let seconds = 0
  const arriving = createArrivingBodies({ interval: 5, now: () => (seconds += 1) * 1_000 })
  const bodies: ArrivingBody[] = []
  let looks = () => seconds
  const server = createServer((request, response) => {
    bodies.push(arriving.watch(request, response, undefined))
    if (!isRead) return
    request.resume()
    request.on('end', () => response.end('done'))
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  const client = await openConnection(typeof address === 'object' && address ? address.port : 0)
  const after = async (count: number) => {
    const until = looks() + count
    while (looks() < until) await turn()
  }
  return { client, bodies, after, looks }
}
const HEAD = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10000000\r\n\r\n'

test('A body of one byte a second is cut with 408 after 30 seconds.', async () => {
  const { client, looks } = await open()
  client.socket.write(HEAD)
  const drip = setInterval(() => client.socket.write('x'), 5)
  await client.closed
  clearInterval(drip)
  expect(client.received()).toContain('408 Request Timeout')
  expect(looks()).toBeGreaterThanOrEqual(30)
})

test('A body that comes fast and then stands still is cut, too.', async () => {
  const { client, bodies, after } = await open()
  client.socket.write(HEAD)
  client.socket.write('x'.repeat(2_000_000))
  await after(5)
  expect(bodies[0]?.patience).toBeGreaterThan(20)
  await client.closed
  expect(client.received()).toContain('408 Request Timeout')
})

test('A body of 10 KB a second is never cut.', async () => {
  const { client, bodies, after } = await open()
  client.socket.write(HEAD)
  for (let second = 0; second < 60; second += 1) {
    client.socket.write('x'.repeat(30_000))
    await after(1)
  }
  expect(client.socket.destroyed).toBe(false)
  expect(bodies[0]?.patience).toBeGreaterThan(20)
})

test('A body that waits for the server loses no patience.', async () => {
  const { client, bodies, after } = await open({ isRead: false })
  client.socket.write(`${HEAD}part`)
  await after(60)
  expect([bodies[0]?.patience, client.socket.destroyed]).toEqual([30, false])
})
