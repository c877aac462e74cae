import { connect } from 'node:net'
import { join } from 'node:path'
import { hasCode } from '#backend/files/system-error.ts'

/** Longest path of a unix socket on Linux and macOS, without the final zero. */
const MAX_SOCKET_PATH = 103

/** Path of the socket by which the running server takes commands; undefined if the folder's path is too long for one. */
export function controlSocket(dataDir: string): string | undefined {
  const path = join(dataDir, 'control.sock')
  return Buffer.byteLength(path) > MAX_SOCKET_PATH ? undefined : path
}

/** Whether a running process, in whatever container, listens at the folder's socket. That of a killed one refuses. */
export async function isServed(dataDir: string): Promise<boolean> {
  const path = controlSocket(dataDir)
  if (path === undefined) return false
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  const socket = connect(path, () => resolve(true))
  socket.on('error', (error) => (isNobodyThere(error) ? resolve(false) : reject(error)))
  return promise.finally(() => socket.destroy())
}

/** Whether a connection failed because no process listens there. */
export const isNobodyThere = (error: unknown): boolean => hasCode(error, 'ENOENT', 'ECONNREFUSED')
