import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { makeFolder } from './site.ts'

/** A stand-in's response: JSON or HTML. */
export interface Reply {
  status?: number
  json?: unknown
  html?: string
  location?: string
}

/** By method and path, `GET /context`; the query counts if the key has one. `never` leaves the request open. */
export type Replies = Record<string, Reply | 'never' | ((request: IncomingMessage, body: unknown) => Reply)>

export interface StandIn {
  url: string
  /** Method and path of each request so far. */
  requests: string[]
}

/** A local server that responds as configured, and with 404 otherwise, until it is closed. */
export async function openStandIn(
  replies: Replies | ((url: string) => Replies),
  tls = false,
): Promise<StandIn & { close: () => void }> {
  const requests: string[] = []
  let table: Replies = {}
  const listener: RequestListener = async (request, response) => {
    const path = request.url ?? '/'
    requests.push(`${request.method} ${path}`)
    const reply = table[`${request.method} ${path}`] ?? table[`${request.method} ${path.split('?', 1)[0]}`]
    if (reply === 'never') return
    const text = Buffer.concat(await request.toArray()).toString()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    const found = typeof reply === 'function' ? reply(request, body) : (reply ?? { status: 404, json: {} })
    const { status = 200, json, html, location } = found
    response.writeHead(status, {
      'content-type': html === undefined ? 'application/json' : 'text/html',
      ...(location ? { location } : {}),
    })
    response.end(html ?? JSON.stringify(json ?? {}))
  }
  const server = tls ? createTlsServer(makeCertificate(), listener) : createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `${tls ? 'https' : 'http'}://127.0.0.1:${port}`
  table = typeof replies === 'function' ? replies(url) : replies
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url, requests, close }
}

/** A self-signed certificate. */
function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = makeFolder()
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1']
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  execFileSync('openssl', ['req', '-x509', ...curve, '-days', '2', ...subject, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}
