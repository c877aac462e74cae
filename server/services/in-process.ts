import type { Hono } from 'hono'
import type { ServiceFetch } from '#web/clients/call.server.ts'
import { type FormSend, STREAMED } from '#web/clients/send-form.server.ts'

/** Returns the `fetch` of an embedded service, which opens no socket. There is no signal: nothing in process listens to it. */
export const inProcess =
  (app: Pick<Hono, 'fetch'>): ServiceFetch =>
  async (url, { method, headers, body }) => {
    // Its length is known, so that the service reads it whole.
    const request = new Request(url, { method, headers, body })
    if (body !== null) request.headers.set('content-length', String(Buffer.byteLength(body)))
    return app.fetch(request)
  }

/**
 * As `inProcess`, for a service that waits for a server of its own. That server may hang: the caller's limit ends the
 * wait.
 */
export const inProcessWithLimit = (app: Pick<Hono, 'fetch'>): ServiceFetch => withLimit(inProcess(app))

/** A `fetch` that ignores its signal, with a wait that the signal ends. */
export const withLimit =
  (fetch: ServiceFetch): ServiceFetch =>
  async (url, init) => {
    const { promise: late, reject } = Promise.withResolvers<never>()
    const end = () => reject(init.signal.reason)
    init.signal.addEventListener('abort', end, { once: true })
    try {
      return await Promise.race([fetch(url, init), late])
    } finally {
      init.signal.removeEventListener('abort', end)
    }
  }

/** As `inProcess`, for a form whose body is passed on while it arrives. */
export const sendInProcess =
  (app: Pick<Hono, 'fetch'>): FormSend =>
  async (url, { headers, body }) =>
    app.fetch(new Request(url, { method: 'POST', headers, body, ...STREAMED }))
