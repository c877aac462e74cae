import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './site.ts'

/** Of Debian, or undefined. */
export const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((file) => existsSync(file))

/**
 * Starts nginx at `port` with `deploy/nginx.conf`, in front of the processes at `targets`; only ports, folders and TLS are others.
 * Returns a function that stops it.
 * @throws Error if nginx does not take the configuration.
 */
export function startDocumentedNginx(nginx: string, port: number, targets: readonly string[]): () => void {
  const folder = makeFolder()
  const [first, second] = targets.map((target) => new URL(target).port)
  const own = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${first}`)
    .replace(/# A second process: (.*)3001/, (_, before: string) => (second ? before + second : '#'))
    .replace('listen 80', `listen unix:${folder}/plain.sock`)
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replaceAll(/^ *(listen \[::\]|ssl_).*\n/gm, '')
    .replace('/var/log/nginx/', `${folder}/`)
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  for (const name of folders) mkdirSync(join(folder, name))
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
events {}
http {
  ${folders.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
${own}}
`,
  )
  chmodSync(folder, 0o755)
  const run = (...args: string[]) =>
    execFileSync(nginx, ['-c', config, '-p', folder, '-e', `${folder}/error.log`, ...args], { stdio: 'pipe' })
  // It goes to the background once it listens.
  run()
  return () => {
    run('-s', 'stop')
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}
