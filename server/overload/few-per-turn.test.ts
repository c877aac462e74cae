import { once } from 'node:events'
import { createServer, IncomingMessage, type RequestListener, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openConnection } from '#test/support/raw-connection.ts'
import { fewPerTurn } from './few-per-turn.ts'

/** A listener of two requests per turn, whose turns the test gives. */
function listening() {
  const begun: string[] = []
  const turns: (() => void)[] = []
  const listen = fewPerTurn(
    ({ url = '' }) => begun.push(url),
    2,
    (turn) => turns.push(turn),
  )
  const ask = (url: string, socket = new Socket()) => {
    const request = Object.assign(new IncomingMessage(socket), { url })
    const response = new ServerResponse(request)
    listen(request, response)
    return response
  }
  const turn = () => turns.shift()?.()
  return { ask, turn, begun }
}

test('Two requests begin in a turn, the others in the next ones, in their order.', () => {
  const { ask, turn, begun } = listening()
  for (const url of ['1', '2', '3', '4', '5']) ask(url)
  expect(begun).toEqual(['1', '2'])
  turn()
  expect(begun).toEqual(['1', '2', '3', '4'])
  ask('6')
  turn()
  expect(begun).toEqual(['1', '2', '3', '4', '5', '6'])
  turn()
  ask('7')
  expect(begun.at(-1)).toBe('7')
})

test('The first request of a connection begins before later ones of others.', () => {
  const { ask, turn, begun } = listening()
  const known = new Socket()
  for (const url of ['1', '2', '3', '4']) ask(url, known)
  ask('new')
  turn()
  expect(begun).toEqual(['1', '2', 'new', '3'])
})

test('A request whose client has gone does not begin, and those behind it do.', () => {
  const { ask, turn, begun } = listening()
  const gone = ['1', '2', '3', '4', '5'].map((url) => ask(url)).slice(2, 4)
  for (const response of gone) response.destroy()
  turn()
  turn()
  expect(begun).toEqual(['1', '2', '5'])
})

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

const FLOOD = 200
const NEW = 20

/** Returns the number of requests of a flood that begin until the last of some new connections is accepted. */
async function requestsUntilAccepted(limited: (listen: RequestListener) => RequestListener): Promise<number> {
  let begun = 0
  const server = createServer(
    limited((_, response) => {
      begun += 1
      response.end('done')
    }),
  )
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  let accepted = 0
  const whenAccepted = (count: number) =>
    new Promise<number>((resolve) => {
      server.on('connection', () => {
        if (accepted === count) resolve(begun)
      })
    })
  server.on('connection', () => (accepted += 1))
  const [floodAccepted, allAccepted] = [whenAccepted(FLOOD), whenAccepted(FLOOD + NEW)]
  const flood = await Promise.all(Array.from({ length: FLOOD }, () => openConnection(port)))
  await floodAccepted
  for (const { socket } of flood) {
    const ask = () => socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    socket.on('data', ask)
    ask()
  }
  const opened = Promise.all(Array.from({ length: NEW }, () => openConnection(port)))
  const count = await allAccepted
  for (const { socket } of [...flood, ...(await opened)]) socket.destroy()
  return count
}

test('New connections wait for few requests of a flood, not for one of each of its connections.', async () => {
  const unlimited = await requestsUntilAccepted((listen) => listen)
  const limited = await requestsUntilAccepted((listen) => fewPerTurn(listen, 4))
  expect(limited).toBeLessThan(unlimited / 4)
})
