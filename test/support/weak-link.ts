import { once } from 'node:events'
import { createServer, request as ask, type Server } from 'node:http'

export type Mood =
  | 'working'
  | 'closed'
  | 'cut off'
  | 'broken'
  | 'failing'
  | 'silent'
  | 'garbled'
  | 'foreign'
  | 'half'
  | 'refusing'

/** A shop's own error. */
const FAILURE = {
  errors: [{ status: '500', code: '0', title: 'Internal Server Error', detail: 'Internal server error' }],
}

/** A refusal whose code no form knows. */
const REFUSAL = { errors: [{ status: '403', code: '0', title: 'Forbidden', detail: 'Forbidden' }] }

const JSON_TYPE = { 'content-type': 'application/json' }

/**
 * A connection to a service that can fail. It passes everything on, refuses, cuts the line, or responds with 500 in
 * HTML or JSON, or with 403. It sends JSON that breaks off or is something else. It ends in the middle of a response, or never
 * responds.
 */
export interface WeakLink {
  url: string
  mood: Mood
  /** As setting the mood, but also for `closed`: its port refuses connections until the next turn. */
  turn: (mood: Mood) => Promise<void>
  /** Paths affected by the mood: all by default. */
  at: RegExp
  close: () => Promise<void>
}

export async function weakLinkTo(target: string): Promise<WeakLink> {
  const server: Server = createServer((incoming, outgoing) => {
    const mood = link.at.test(incoming.url ?? '/') ? link.mood : 'working'
    if (mood === 'cut off') return void incoming.socket.destroy()
    if (mood === 'silent') return
    if (mood === 'broken') return void outgoing.writeHead(500).end('<h1>Internal Server Error</h1>')
    if (mood === 'failing') return void outgoing.writeHead(500, JSON_TYPE).end(JSON.stringify(FAILURE))
    if (mood === 'refusing') return void outgoing.writeHead(403, JSON_TYPE).end(JSON.stringify(REFUSAL))
    if (mood === 'garbled') return void outgoing.writeHead(200, JSON_TYPE).end('{"apiAlias":')
    if (mood === 'foreign') return void outgoing.writeHead(200, JSON_TYPE).end('{"message":"ok"}')
    if (mood === 'half') {
      outgoing.writeHead(200, { ...JSON_TYPE, 'content-length': '4096' })
      outgoing.write('{"elements":[', () => incoming.socket.destroy())
      return
    }
    const { method, headers } = incoming
    const passed = ask(target + (incoming.url ?? '/'), {
      method,
      headers: { ...headers, host: new URL(target).host },
      // A busy test notices late that an idle connection has ended.
      agent: false,
    })
    passed.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  // The caller ends idle connections: a busy test would cut one just as a request arrives.
  server.keepAliveTimeout = 0
  const listen = async (on: number) => {
    server.listen(on, '127.0.0.1')
    await once(server, 'listening')
  }
  const shut = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const link: WeakLink = {
    url: `http://127.0.0.1:${port}`,
    mood: 'working',
    turn: async (mood) => {
      if (mood === 'closed') await shut()
      else if (!server.listening) await listen(port)
      link.mood = mood
    },
    at: /^/,
    close: shut,
  }
  return link
}
