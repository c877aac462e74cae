import { connect, type Socket } from 'node:net'

interface Load {
  port: number
  /** One address, or the next one for each request. */
  path: string | (() => string)
  headers: Record<string, string>
  /** Number of simultaneous connections, each kept open. */
  connections: number
  milliseconds: number
}

const END_OF_HEAD = Buffer.from('\r\n\r\n')
const END_OF_CHUNKS = Buffer.from('\r\n0\r\n\r\n')

/**
 * Requests one page repeatedly and returns the number of responses. Its reader on sockets looks only at lengths. Node's
 * own client would take more time than the measured servers.
 * @throws on any status but 200.
 */
export async function askAgain({ port, path, headers, connections, milliseconds }: Load): Promise<number> {
  const fixed = typeof path === 'string' ? requestOf(path, headers) : undefined
  const request = () => fixed ?? requestOf(typeof path === 'string' ? path : path(), headers)
  const until = performance.now() + milliseconds
  const counts = await Promise.all(
    Array.from({ length: connections }, () => askOn(connect(port, '127.0.0.1'), request, until)),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

const requestOf = (path: string, headers: Record<string, string>) =>
  Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  )

function askOn(socket: Socket, request: () => Buffer, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let count = 0
    let reader = createReader()
    socket.setNoDelay(true)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`${count} responses, then the connection was closed`)))
    socket.on('data', (chunk: Buffer) => {
      if (!reader.take(chunk)) return
      if (!reader.isOk()) return void socket.destroy(new Error(`response ${reader.head()}`))
      count += 1
      if (performance.now() >= until) {
        socket.end()
        return resolve(count)
      }
      reader = createReader()
      socket.write(request())
    })
    socket.write(request())
  })
}

/** Detects the end of a response: by its length, or by its last chunk. */
function createReader() {
  let head: Buffer | undefined
  let tail: Buffer = Buffer.alloc(0)
  let missing = 0
  return {
    head: () => head?.toString('latin1') ?? '',
    isOk: () => head?.subarray(0, 12).toString('latin1') === 'HTTP/1.1 200',
    take(chunk: Buffer): boolean {
      if (head === undefined) {
        const all = tail.length > 0 ? Buffer.concat([tail, chunk]) : chunk
        const end = all.indexOf(END_OF_HEAD)
        tail = all
        if (end < 0) return false
        head = all.subarray(0, end)
        const length = /\r\ncontent-length: *(\d+)/i.exec(head.toString('latin1'))?.[1]
        missing = length === undefined ? Infinity : Number(length) - (all.length - end - END_OF_HEAD.length)
      } else {
        missing -= chunk.length
        if (missing === Infinity) tail = Buffer.concat([tail.subarray(-END_OF_CHUNKS.length), chunk])
      }
      return missing === Infinity ? tail.subarray(-END_OF_CHUNKS.length).equals(END_OF_CHUNKS) : missing <= 0
    },
  }
}
