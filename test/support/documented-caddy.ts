import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { makeFolder } from './site.ts'

/** Of Debian, or undefined. */
export const CADDY = ['/usr/bin/caddy', '/usr/local/bin/caddy'].find((file) => existsSync(file))

/**
 * Starts Caddy at `port` with `deploy/Caddyfile`, in front of the processes at `targets`, without TLS. Returns a function
 * that stops it.
 */
export async function startDocumentedCaddy(caddy: string, port: number, targets: readonly string[]) {
  const folder = makeFolder()
  const started = spawn(caddy, ['run', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'], {
    env: {
      HOME: folder,
      // The option of newer versions has another name.
      REQUEST_BUFFERS: 'buffer_requests',
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      BACKENDS: targets.map((target) => `127.0.0.1:${new URL(target).port}`).join(' '),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  await new Promise<void>((resolve, reject) => {
    started.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString()
      if (log.includes('serving initial configuration')) resolve()
    })
    started.once('exit', () => reject(new Error(`Caddy ended:\n${log}`)))
  })
  return async () => {
    started.kill()
    if (started.exitCode === null) await once(started, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}
