import { once } from 'node:events'
import { createServer } from 'node:net'

/** Higher ports are those of outgoing connections. One of them may take a port before its site has started. */
const PORTS = { first: 10_000, last: 29_999 }

/** A port at which nothing listens. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + Math.floor(Math.random() * (PORTS.last - PORTS.first + 1))
    if (await isFree(port)) return port
  }
}

/** Whether nothing listens at a port of this machine. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
  } catch {
    // Another program has it.
    return false
  }
  await once(server.close(), 'close')
  return true
}
