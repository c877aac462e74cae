import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { makeFolder } from './site.ts'

/** That of the variable `CADDY` or of Debian, or undefined. */
export const CADDY = [process.env['CADDY'] ?? '', '/usr/bin/caddy', '/usr/local/bin/caddy'].find((file) =>
  existsSync(file),
)
/** Debian's. It tries the next process without the body of a form, and has another name for an option. */
export const IS_OLD_CADDY =
  CADDY !== undefined && /^v?2\.6\./.test(execFileSync(CADDY, ['version'], { encoding: 'utf8' }))

/**
 * Starts Caddy at `port` with `deploy/Caddyfile`, in front of the processes at `targets`, without TLS. Returns a function
 * that stops it.
 */
export async function startDocumentedCaddy(caddy: string, port: number, targets: readonly string[]) {
  const folder = makeFolder()
  const started = spawn(caddy, ['run', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'], {
    env: {
      HOME: folder,
      ...(IS_OLD_CADDY && { REQUEST_BUFFERS: 'buffer_requests' }),
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
