import type { Hono } from 'hono'
import { textOf } from '#backend/answer-text.ts'
import type { ServiceFetch } from '#web/clients/call.server.ts'

/** A request whose body is a complete text: it is not turned into a stream of bytes and back. */
class LocalRequest extends Request {
  readonly #text: string

  constructor(url: string, method: string, headers: Record<string, string>, text: string) {
    // Its length is known, so readers take it at once.
    super(url, { method, headers: { ...headers, 'content-length': String(Buffer.byteLength(text)) } })
    this.#text = text
  }

  override async text() {
    return this.#text
  }

  override async json(): Promise<unknown> {
    return JSON.parse(this.#text)
  }
}

/**
 * Returns the `fetch` of an embedded service, which opens no socket. Bodies are texts in both directions, and there is
 * no signal, because nothing in process listens to it: the two cost more than the rest of a call.
 */
export const inProcess =
  (app: Pick<Hono, 'fetch'>): ServiceFetch =>
  async (url, { method, headers, body }) => {
    const response = await app.fetch(new LocalRequest(url, method, headers, body ?? ''))
    const text = textOf(response)
    if (text !== undefined) Object.defineProperty(response, 'text', { value: async () => text })
    return response
  }
