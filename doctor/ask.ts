import { readResponse } from '#web/clients/read-response.server.ts'

/** A response as it came. Redirects are not followed. */
export interface Answer {
  status: number
  /** Undefined where the body is not JSON, see `isJson`. */
  json: unknown
  isJson: boolean
  /** Of a redirect. */
  location: string | undefined
}

export interface Question {
  method?: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
}

/** Asks for one address. @throws the error of `fetch` when there is no response in time, and ExcessiveResponse */
export type Ask = (url: string, question?: Question) => Promise<Answer>

/** As long as a page would wait for it, in milliseconds. */
export const TIME_LIMIT = 10_000

/** @param timeLimit milliseconds for the whole response */
export const createAsk =
  (timeLimit = TIME_LIMIT): Ask =>
  async (url, { method = 'GET', headers = {}, body } = {}) => {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimit),
    })
    const text = await readResponse(response)
    return {
      status: response.status,
      location: response.headers.get('location') ?? undefined,
      ...parseBody(text),
    }
  }

function parseBody(text: string): { json: unknown; isJson: boolean } {
  try {
    const json: unknown = JSON.parse(text)
    return { json, isJson: true }
  } catch (error) {
    if (error instanceof SyntaxError) return { json: undefined, isJson: false }
    throw error
  }
}
