import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './site.ts'

/** Of Debian, or undefined. */
export const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((file) => existsSync(file))

/** The configuration that docs/operating.md recommends. */
const documented = () => /```nginx\n(.*?)```/s.exec(readFileSync('docs/operating.md', 'utf8'))?.[1] ?? ''

/**
 * Starts nginx at `port` as docs/operating.md says, in front of the site at `target`; only ports and TLS are others.
 * Returns a function that stops it.
 * @throws Error if nginx does not take the configuration.
 */
export function startDocumentedNginx(nginx: string, port: number, target: string): () => void {
  const folder = makeFolder()
  const own = documented()
    .replace('127.0.0.1:3001', new URL(target).host.replace('localhost', '127.0.0.1'))
    .replace(/^.*127\.0\.0\.1:3002.*\n/m, '')
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  for (const name of folders) mkdirSync(join(folder, name))
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
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
