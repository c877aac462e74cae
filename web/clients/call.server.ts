import { setTimeout as pause } from 'node:timers/promises'
import { ServiceFailure, type Failure, type FailureDetail } from '#contracts/failure.ts'
import { REFUSED_WITH_500 } from '#contracts/shop/refusals.ts'

/** As much of `fetch` as a call needs. */
export type ServiceFetch = (
  url: string,
  init: {
    method: string
    headers: Record<string, string>
    body: string | null
    signal: AbortSignal
    /** A redirect is a response: whoever asked decides whether to go there. */
    redirect: 'manual'
  },
) => Promise<Response>

/** Where a service answers: embedded, `fetch` is an app's own; remote, it is the global one. */
export interface Endpoint {
  /** Base address without trailing slash. */
  url: string
  fetch: ServiceFetch
}

export interface Call {
  service: Failure['service']
  /** As the contract spells it: `POST /product/{productId}`. */
  operation: string
  path?: Record<string, string> | undefined
  query?: Record<string, string | number | boolean> | undefined
  body?: unknown
  headers?: Record<string, string>
  /** Statuses from 300 on that are answers too, not failures: a missing page may come with its status page. */
  answers?: readonly number[]
  /** A service that has not answered by then counts as unreachable, in milliseconds. Waiting for a turn is included. */
  timeout?: number | undefined
  /** Asks once more after a 500: a TYPO3 answers so for a moment while its caches are flushed. */
  retries?: boolean
}

const TIMEOUT = 10_000
/** Milliseconds before the second attempt. */
const PAUSE = 300

/**
 * One call to one of the three services: its answer with the status below 300, its body read as JSON (undefined
 * when empty). Everything else is a {@link ServiceFailure}. Redirects are never followed: a service might lead our server
 * to any host.
 */
export async function callService(
  { url, fetch }: Endpoint,
  call: Call,
): Promise<{ json: unknown; response: Response }> {
  const [method = 'GET', template = '/'] = call.operation.split(' ')
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(call.path?.[name] ?? ''))
  const query = call.query ? `?${new URLSearchParams(Object.entries(call.query).map(([k, v]) => [k, String(v)]))}` : ''
  const fail = (kind: Failure['kind'], status: number, errors: FailureDetail[] = [], cause?: unknown) =>
    new ServiceFailure({ service: call.service, operation: call.operation, kind, status, errors }, cause)

  const late = new AbortController()
  const timer = setTimeout(
    () => late.abort(new DOMException('no answer in time', 'TimeoutError')),
    call.timeout ?? TIMEOUT,
  )
  const send = () =>
    fetch(url + path + query, {
      method,
      headers: {
        accept: 'application/json',
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...call.headers,
      },
      body: call.body === undefined ? null : JSON.stringify(call.body),
      signal: late.signal,
      redirect: 'manual',
    })
  let response: Response
  let text: string
  try {
    response = await send()
    if (response.status === 500 && call.retries) {
      await response.text()
      await pause(PAUSE, undefined, { signal: late.signal })
      response = await send()
    }
    text = await response.text()
  } catch (cause) {
    throw fail('unreachable', 503, [], cause)
  } finally {
    clearTimeout(timer)
  }

  const json = parse(text)
  const isAnswer = call.answers?.includes(response.status) ?? false
  // A page without JSON says all with its status: an error of the server in front, a plain redirect.
  if (isAnswer) return { json: json === MALFORMED ? undefined : json, response }
  if (response.status >= 300 && response.status < 400)
    throw fail('malformed', 502, [], new Error(`It redirects to ${response.headers.get('location')}.`))
  if (response.status >= 400) {
    const errors = details(json)
    const isRejected = response.status < 500 || errors.some(({ code }) => REFUSED_WITH_500.has(code))
    throw fail(isRejected ? 'refused' : 'unreachable', response.status, errors)
  }
  if (json === MALFORMED) throw fail('malformed', 502)
  return { json, response }
}

const MALFORMED = Symbol('not JSON')

function parse(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return MALFORMED
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The Store API's error envelope; other services give none. */
function details(json: unknown): FailureDetail[] {
  if (!isRecord(json) || !Array.isArray(json['errors'])) return []
  return json['errors'].filter(isRecord).map((error) => {
    const source = isRecord(error['source']) ? error['source']['pointer'] : undefined
    const meta = isRecord(error['meta']) ? error['meta']['parameters'] : undefined
    return {
      code: String(error['code'] ?? ''),
      detail: String(error['detail'] ?? ''),
      pointer: typeof source === 'string' ? source : undefined,
      parameters: isRecord(meta) ? meta : {},
    }
  })
}
