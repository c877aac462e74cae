import { once } from 'node:events'
import { connect } from 'node:http2'
import { request as httpsRequest } from 'node:https'
import type { VisitorOptions } from './visitor.ts'

type Ask = NonNullable<VisitorOptions['ask']>

/** Fields of a request on the wire; its body is a form's. */
function wireOf(init: RequestInit) {
  const body = init.body ? String(init.body) : ''
  const headers = Object.fromEntries(new Headers(init.headers))
  const form = body && {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(Buffer.byteLength(body)),
  }
  return { method: init.method ?? 'GET', body, headers: { ...headers, ...form } }
}

function responseOf(status: number, headers: Record<string, unknown>, chunks: Buffer[]): Response {
  const pairs = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    name.startsWith(':')
      ? []
      : Array.isArray(value)
        ? value.map((one) => [name, String(one)])
        : [[name, String(value)]],
  )
  return new Response(status === 304 ? null : Buffer.concat(chunks), { status, headers: pairs })
}

/** Sends requests as a visitor of `host`, whatever the address and the certificate's issuer. */
export const overHttp1 =
  (host: string): Ask =>
  async (url, init) => {
    const { method, body, headers } = wireOf(init)
    const asked = httpsRequest(url, { method, headers: { ...headers, host }, rejectUnauthorized: false, agent: false })
    asked.end(body)
    const [answer] = await once(asked, 'response')
    return responseOf(answer.statusCode, answer.headers, await answer.toArray())
  }

/** The same over HTTP/2. */
export const overHttp2 =
  (host: string): Ask =>
  async (url, init) => {
    const { origin, pathname, search } = new URL(url)
    const { method, body, headers } = wireOf(init)
    const session = connect(origin, { rejectUnauthorized: false })
    try {
      const stream = session.request({ ...headers, ':method': method, ':path': pathname + search, ':authority': host })
      if (method === 'POST') stream.end(body)
      const [answered] = await once(stream, 'response')
      return responseOf(Number(answered[':status']), answered, await stream.toArray())
    } finally {
      session.close()
    }
  }
