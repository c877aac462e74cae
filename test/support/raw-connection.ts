import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection on which a test writes raw bytes. */
export interface RawConnection {
  socket: Socket
  /** Everything received so far. */
  received: () => string
  /**
   * Resolves when `text` has arrived.
   * @throws Error if the connection ends before.
   */
  until: (text: string) => Promise<void>
  closed: Promise<unknown>
}

export async function openConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  let onData = () => {}
  socket.setEncoding('latin1')
  socket.on('data', (chunk: string) => {
    text += chunk
    onData()
  })
  // A reset is an end too; tests check the bytes before it.
  socket.on('error', () => {})
  // `once` of node:events would reject at a reset.
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await once(socket, 'connect')
  return {
    socket,
    received: () => text,
    closed,
    until: (wanted) =>
      new Promise((resolve, reject) => {
        onData = () => {
          if (text.includes(wanted)) resolve()
        }
        void closed.then(() => reject(new Error(`closed after ${JSON.stringify(text)}`)))
        onData()
      }),
  }
}
