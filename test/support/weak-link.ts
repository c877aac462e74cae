import { once } from 'node:events'
import { createServer, request as ask, type Server } from 'node:http'

export type Mood = 'working' | 'cut off' | 'broken' | 'silent'

/** A way to a service that can fail: passes everything on, cuts the line, answers 500, or never answers. */
export interface WeakLink {
  url: string
  mood: Mood
  close: () => Promise<void>
}

export async function weakLinkTo(target: string): Promise<WeakLink> {
  const server: Server = createServer((incoming, outgoing) => {
    if (link.mood === 'cut off') return void incoming.socket.destroy()
    if (link.mood === 'silent') return
    if (link.mood === 'broken') return void outgoing.writeHead(500).end('<h1>Internal Server Error</h1>')
    const { method, headers } = incoming
    const passed = ask(target + (incoming.url ?? '/'), { method, headers: { ...headers, host: new URL(target).host } })
    passed.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const link: WeakLink = {
    url: `http://127.0.0.1:${port}`,
    mood: 'working',
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return link
}
