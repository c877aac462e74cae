import type { Hono } from 'hono'
import { textOf } from '#backend/answer-text.ts'
import type { ServiceFetch } from '#web/clients/call.server.ts'

/** A request whose body is a text that is there already: nothing is turned into a stream of bytes and back. */
class LocalRequest extends Request {
  readonly #text: string

  constructor(url: string, method: string, headers: Record<string, string>, text: string) {
    // Its length is known, so whoever reads it takes it whole.
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
 * The `fetch` of an embedded service: it never opens a socket. Bodies are texts on both ways, and there is no signal,
 * to which nobody in process listens: the two cost more than all the rest of a call.
 */
export const inProcess =
  (app: Pick<Hono, 'fetch'>): ServiceFetch =>
  async (url, { method, headers, body }) => {
    const response = await app.fetch(new LocalRequest(url, method, headers, body ?? ''))
    const text = textOf(response)
    if (text !== undefined) Object.defineProperty(response, 'text', { value: async () => text })
    return response
  }
