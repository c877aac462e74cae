import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** `nonsense`: bytes that belong to no protocol. */
export type LineMood = 'working' | 'cut off' | 'silent' | 'nonsense'

const NONSENSE = '\u0001\u0002?\r\n'

/** A TCP connection to a server that can fail: to a database, or to a mail server. */
export interface WeakLine {
  port: number
  mood: LineMood
  close: () => Promise<void>
}

/** @param target port on this machine; undefined for a line that never works */
export async function weakLineTo(target: number | undefined): Promise<WeakLine> {
  const open = new Set<Socket>()
  const keep = (socket: Socket): Socket => {
    open.add(socket)
    // A line that was cut ends with an error on one side.
    socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket))
    return socket
  }
  const server = createServer((incoming) => {
    keep(incoming)
    if (line.mood === 'cut off' || target === undefined) {
      if (line.mood === 'silent') return
      return void incoming.end(line.mood === 'nonsense' ? NONSENSE : '')
    }
    const outgoing = keep(connect(target, '127.0.0.1'))
    incoming
      .on('close', () => outgoing.destroy())
      .on('data', (bytes) => line.mood !== 'silent' && outgoing.write(bytes))
    outgoing
      .on('close', () => incoming.destroy())
      .on('data', (bytes: Buffer) => {
        if (line.mood === 'silent') return
        if (line.mood === 'working') return void incoming.write(bytes)
        incoming.end(NONSENSE)
      })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  let mood: LineMood = 'working'
  const line: WeakLine = {
    port: (server.address() as AddressInfo).port,
    get mood() {
      return mood
    },
    set mood(next) {
      mood = next
      // Open connections notice, too.
      if (next === 'cut off') for (const socket of open) socket.destroy()
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return line
}
