import { execFileSync } from 'node:child_process'
import { createSecureServer } from 'node:http2'
import { request as httpRequest } from 'node:http'
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { makeFolder } from './site.ts'

/** Headers that a proxy which ends TLS sets for the site; `$host` is the visitor's. */
export type ProxyHabit = Record<string, string>

export const PROXY_HABITS: Record<string, ProxyHabit> = {
  'replaces the host and says nothing': {},
  'keeps the host': { Host: '$host' },
  'names scheme and host': { Host: '$host', 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': '$host' },
  'sends Forwarded': { Forwarded: '"for=192.0.2.1;proto=https;host=$host"' },
  'names the wrong scheme': { Host: '$host', 'X-Forwarded-Proto': 'http' },
}

export interface TlsProxy {
  /** nginx if this machine has it, otherwise node's own `http2`. */
  kind: 'nginx' | 'node'
  close: () => void
}

const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((file) => existsSync(file))

/** Proxies over HTTP/1.1 and HTTP/2, one per port, to the site at `target`; returns once they listen. */
export async function startTlsProxy(target: number, habits: ReadonlyMap<number, ProxyHabit>): Promise<TlsProxy> {
  const folder = makeFolder()
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  execFileSync('openssl', ['req', '-x509', ...curve, '-days', '2', ...subject, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  })
  const stop = NGINX
    ? runNginx(NGINX, folder, target, habits)
    : await runNode(readFileSync(key), readFileSync(cert), target, habits)
  return {
    kind: NGINX ? 'nginx' : 'node',
    close: () => {
      stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function runNginx(nginx: string, folder: string, target: number, habits: ReadonlyMap<number, ProxyHabit>): () => void {
  const servers = [...habits].map(([port, headers]) => {
    const sent = Object.entries(headers).map(([name, value]) => `proxy_set_header ${name} ${value};`)
    return `server { listen 127.0.0.1:${port} ssl http2; location / { proxy_pass http://127.0.0.1:${target}; ${sent.join(' ')} } }`
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  ssl_certificate ${folder}/cert.pem;
  ssl_certificate_key ${folder}/key.pem;
  ${servers.join('\n  ')}
}
`,
  )
  chmodSync(folder, 0o755)
  // It goes to the background once it listens.
  const run = (...args: string[]) =>
    execFileSync(nginx, ['-c', config, '-p', folder, '-e', `${folder}/error.log`, ...args])
  run()
  return () => run('-s', 'stop')
}

async function runNode(
  key: Buffer,
  cert: Buffer,
  target: number,
  habits: ReadonlyMap<number, ProxyHabit>,
): Promise<() => void> {
  const servers = await Promise.all(
    [...habits].map(async ([port, habit]) => {
      const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
        const host = request.authority || request.headers.host || ''
        const own = Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && name !== 'host')
        const set = Object.entries(habit).map(([name, value]) => [
          name,
          value.replaceAll('$host', host).replaceAll('"', ''),
        ])
        const { method, url: path } = request
        const headers = { host: `127.0.0.1:${target}`, ...Object.fromEntries(own), ...Object.fromEntries(set) }
        const asked = httpRequest({ port: target, host: '127.0.0.1', method, path, headers }, (answer) => {
          const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = answer.headers
          response.writeHead(answer.statusCode ?? 502, kept)
          answer.pipe(response)
        })
        request.pipe(asked)
      })
      await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
      return server
    }),
  )
  return () => servers.forEach((server) => server.close())
}

/** A free port for each habit. */
export const placeHabits = async (habits: Record<string, ProxyHabit>): Promise<Map<string, number>> =>
  new Map(await Promise.all(Object.keys(habits).map(async (name) => [name, await freePort()] as const)))
