import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openConnection } from '#test/support/raw-connection.ts'
import { CONNECTION_ROOM, keepConnectionRoom } from './connection-room.ts'
import { CONNECTION_BOUNDS } from './http-server.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

const ROOM = { shortFrom: 4, perNetwork: 2, isProxied: false }

async function open(maxConnections: number) {
  const server = createServer((request, response) => {
    if (request.url !== '/slow') response.end('done')
  })
  server.maxConnections = maxConnections
  keepConnectionRoom(server, ROOM)
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const connect = () => openConnection(port)
  const ask = async (path: string) => {
    const connection = await connect()
    connection.socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
    return connection
  }
  return { server, ask, connect }
}

test('When the room gets short, idle and silent connections are closed, and those with a request are not.', async () => {
  const { ask, connect } = await open(100)
  const slow = await ask('/slow')
  const idle = await ask('/')
  await idle.until('done')
  const silent = await connect()
  await (await ask('/')).until('done')
  const visitor = await ask('/')
  await visitor.until('done')
  await Promise.all([idle.closed, silent.closed])
  expect(slow.socket.closed).toBe(false)
})

test('A client that opens one connection after another keeps no other visitor out.', async () => {
  const { server, ask } = await open(ROOM.shortFrom + 1)
  let dropped = 0
  server.on('drop', () => (dropped += 1))
  for (let opened = 0; opened < 5; opened += 1) await (await ask('/')).until('done')
  await (await ask('/')).until('done')
  expect(dropped).toBe(0)
})

/** A connection from an address. */
const socketFrom = (remoteAddress: string) =>
  Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })

function connectionsOf(addresses: readonly string[], changes: Partial<typeof ROOM> = {}): Socket[] {
  const server = createServer()
  keepConnectionRoom(server, { ...ROOM, ...changes })
  servers.push(server)
  return addresses.map((address) => {
    const socket = socketFrom(address)
    server.emit('connection', socket)
    return socket
  })
}

const FOUR = ['198.51.100.1', '198.51.100.1', '198.51.100.1', '198.51.100.2']

test.each([
  ['beyond its network’s share', FOUR, {}, [false, false, true, false]],
  ['beyond the share of an IPv6 network', ['2001:db8::1', '2001:db8::2', '2001:db8::3'], {}, [false, false, true]],
  ['from a trusted proxy', FOUR, { isProxied: true }, [false, false, false, false]],
  ['from a proxy on this machine', ['127.0.0.1', '::1', '127.0.0.1'], {}, [false, false, false]],
])('A connection %s is closed or stays.', (_, addresses, changes, closed) => {
  expect(connectionsOf(addresses, changes).map(({ destroyed }) => destroyed)).toEqual(closed)
})

test('A closed connection gives its place back.', async () => {
  const server = createServer()
  keepConnectionRoom(server, ROOM)
  servers.push(server)
  for (let opened = 0; opened < 6; opened += 1) {
    const socket = socketFrom('198.51.100.1')
    server.emit('connection', socket)
    expect(socket.destroyed).toBe(false)
    socket.destroy()
    await once(socket, 'close')
  }
})

test('Idle connections are closed before new ones are refused.', () => {
  expect(CONNECTION_ROOM.shortFrom).toBeLessThan(CONNECTION_BOUNDS.maxConnections)
})
