import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request } from 'node:http'
import { controlSocket, isNobodyThere, isServed } from '#backend/database/control-socket.ts'
import type { ErrorLog } from '#backend/database/database.ts'

/** Requests that commands of other processes may make, by path. The input is JSON of the command. */
export type ControlCommands = Readonly<Record<string, (input: unknown) => Promise<Uint8Array>>>

/**
 * Serves the open database to commands in other processes, because PGlite belongs to one process. The socket is in the
 * data folder and, like it, accessible to its user only. Requires the lock of the folder.
 * @returns the function that closes it.
 * @throws Error if a running process serves the folder already.
 */
export async function openControl(
  dataDir: string,
  commands: ControlCommands,
  log: ErrorLog,
): Promise<() => Promise<void>> {
  const path = controlSocket(dataDir)
  if (path === undefined) {
    log.error(
      { dataDir },
      'control: the path of the data folder is too long for a socket: stop the server for its commands',
    )
    return async () => {}
  }
  if (await isServed(dataDir)) throw new Error(`Another process takes commands at ${path}: stop it first.`)
  // Left by a killed process.
  await rm(path, { force: true })
  const server = createServer((message, response) => {
    runCommand(commands, message).then(
      (bytes) => response.end(bytes),
      (error: unknown) => {
        log.error({ err: error, command: message.url }, 'control: a command failed')
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

async function runCommand(commands: ControlCommands, message: IncomingMessage): Promise<Uint8Array> {
  const body = await readBody(message)
  const command = commands[message.url ?? '']
  if (!command) throw new Error(`It does not know ${message.url}; it may be of another version.`)
  return command(body.length > 0 ? JSON.parse(body.toString()) : undefined)
}

/**
 * Returns the response of the running process; undefined if none is running.
 * @throws Error with its reason if the command failed.
 */
export async function callControl(dataDir: string, path: string, input?: unknown): Promise<Buffer | undefined> {
  const socketPath = controlSocket(dataDir)
  if (socketPath === undefined) return undefined
  // Opens a new connection: a reused one may lead to a process that has ended.
  const requested = request({ socketPath, method: 'POST', path, agent: false })
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage | undefined>()
  requested.on('error', (error) => (isNobodyThere(error) ? resolve(undefined) : reject(error)))
  requested.on('response', resolve)
  requested.end(input === undefined ? '' : JSON.stringify(input))
  const response = await promise
  const body = response && (await readBody(response))
  if (body && response.statusCode !== 200) throw new Error(`The running server did not do it: ${body.toString()}`)
  return body
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
