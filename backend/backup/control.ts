import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import type { ErrorLog } from '#backend/database/open.ts'

/** Longest path of a unix socket on Linux and macOS, less a zero. */
const LONGEST_SOCKET = 103

export const controlSocket = (dataDir: string): string => join(dataDir, 'control.sock')

/**
 * Lets the backup's process ask the one that has the database open for a dump: PGlite belongs to one process. The
 * socket is in the data folder and, like it, its user's alone. Returns the function that closes it.
 */
export async function openControl(
  dataDir: string,
  dump: () => Promise<ArrayBuffer>,
  log: ErrorLog,
): Promise<() => Promise<void>> {
  const path = controlSocket(dataDir)
  if (Buffer.byteLength(path) > LONGEST_SOCKET) {
    log.error({ path }, 'backup: the path of the data folder is too long for a socket: stop the server for a backup')
    return async () => {}
  }
  // Of a process that was killed: the folder is locked, so it is nobody's.
  await rm(path, { force: true })
  const server = createServer((_, response) => {
    dump().then(
      (bytes) => response.end(Buffer.from(bytes)),
      (error: unknown) => {
        log.error({ err: error }, 'backup: no dump')
        response.writeHead(503).end(error instanceof Error ? error.message : String(error))
      },
    )
  })
  server.listen(path)
  await once(server, 'listening')
  await chmod(path, 0o600)
  return async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
}

/** The dump of the running process; nothing when none is running. */
export async function askForDump(dataDir: string): Promise<Buffer | undefined> {
  const asked = request({ socketPath: controlSocket(dataDir), method: 'POST', path: '/dump' }).end()
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | undefined>()
  asked.on('error', (error: NodeJS.ErrnoException) =>
    ['ENOENT', 'ECONNREFUSED'].includes(error.code ?? '') ? resolve(undefined) : reject(error),
  )
  asked.on('response', (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('error', reject)
    response.on('end', () => {
      const body = Buffer.concat(chunks)
      if (response.statusCode === 200) resolve(body)
      else reject(new Error(`The running server gave no dump: ${body.toString()}`))
    })
  })
  return promise
}
