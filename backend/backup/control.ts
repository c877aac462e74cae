import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import type { ErrorLog } from '#backend/database/database.ts'

/** Longest path of a unix socket on Linux and macOS, without the final zero. */
const MAX_SOCKET_PATH = 103

export const controlSocket = (dataDir: string): string => join(dataDir, 'control.sock')

/**
 * Serves dumps of the open database to a backup in another process, because PGlite belongs to one process. The socket
 * is in the data folder and, like it, accessible to its user only.
 * @returns the function that closes it.
 */
export async function openControl(
  dataDir: string,
  dump: () => Promise<ArrayBuffer>,
  log: ErrorLog,
): Promise<() => Promise<void>> {
  const path = controlSocket(dataDir)
  if (Buffer.byteLength(path) > MAX_SOCKET_PATH) {
    log.error({ path }, 'backup: the path of the data folder is too long for a socket: stop the server for a backup')
    return async () => {}
  }
  // Left by a killed process: the folder is locked, so no other process uses it.
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

/** Returns a dump from the running process; undefined if none is running. */
export async function requestDump(dataDir: string): Promise<Buffer | undefined> {
  const requested = request({ socketPath: controlSocket(dataDir), method: 'POST', path: '/dump' }).end()
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | undefined>()
  requested.on('error', (error: NodeJS.ErrnoException) =>
    ['ENOENT', 'ECONNREFUSED'].includes(error.code ?? '') ? resolve(undefined) : reject(error),
  )
  requested.on('response', (response) => {
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
