import { setTimeout as pause } from 'node:timers/promises'
import { type Breaker, type Patience, patienceOf } from './patience.ts'
import { ServiceFailure, type Failure, type FailureDetail } from '#contracts/failure.ts'
import { ExcessiveResponse } from './read-response.server.ts'

/**
 * Error codes of a refusal for which Shopware uses the status 500. All other 5xx are failures of the shop, even with an
 * error envelope. Its own exceptions have the code `0`.
 */
const REFUSED_WITH_500: ReadonlySet<string> = new Set(['CHECKOUT__CART_INVALID'])

/** The part of `fetch` that a call uses. */
export type ServiceFetch = (
  url: string,
  init: {
    method: string
    headers: Record<string, string>
    body: string | null
    signal: AbortSignal
    /** A redirect is a response: the caller decides whether to follow it. */
    redirect: 'manual'
  },
) => Promise<Response>

/** How a call ended. */
export type CallOutcome = 'ok' | Failure['kind']

export interface MeasuredCall {
  service: Failure['service']
  /** Key of the contract. */
  operation: string
  outcome: CallOutcome
  seconds: number
}

/** Address of a service and how to call it: `fetch` of its app if embedded, else the global one. */
export interface Endpoint {
  /** Base address without trailing slash. */
  url: string
  fetch: ServiceFetch
  /** Whether another system responds, which may leave out what pages need. */
  isRemote?: boolean
  /** Of a service that may hang. */
  breaker?: Breaker
  /** Limits of its calls, including the wait for a turn; the usual ones by default. */
  patience?: Patience
  /** Is told of each call that has ended. */
  onCall?: (call: MeasuredCall) => void
}

export interface Call {
  service: Failure['service']
  /** Key of the contract: `POST /product/{productId}`. */
  operation: string
  path?: Record<string, string> | undefined
  query?: Record<string, string | number | boolean> | URLSearchParams | undefined
  body?: unknown
  headers?: Record<string, string>
  /** Statuses from 300 on that are not failures: a response with 404 may have the content system's status page. */
  answers?: readonly number[]
  /** The limit of the wait; that of a change by default. */
  kind?: keyof Patience
  /** Whether to try again after a 500, which a TYPO3 returns for a moment while its caches are flushed. */
  retries?: boolean
}

/** Milliseconds before the second attempt. */
const PAUSE = 300

/**
 * Calls a service and returns its response with the body as JSON; undefined if empty. Redirects are not followed,
 * because a service could send our server to any host.
 * @throws ServiceFailure for a status from 300 on that is not accepted, and without a response. Also for a body that is
 * not JSON or too large.
 */
export async function callService(endpoint: Endpoint, call: Call): Promise<ServiceResponse> {
  const { service, operation } = call
  const begun = performance.now()
  const report = (outcome: CallOutcome) =>
    endpoint.onCall?.({ service, operation: operation.trim(), outcome, seconds: (performance.now() - begun) / 1_000 })
  try {
    const received = await sendCall(endpoint, call)
    report('ok')
    return received
  } catch (error) {
    if (error instanceof ServiceFailure) report(error.failure.kind)
    throw error
  }
}

interface ServiceResponse {
  json: unknown
  response: Response
}

async function sendCall(
  { url, fetch, breaker, patience = patienceOf() }: Endpoint,
  call: Call,
): Promise<ServiceResponse> {
  const [method = 'GET', template = '/'] = call.operation.split(' ')
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(call.path?.[name] ?? ''))
  const query = call.query ? `?${toParams(call.query)}` : ''
  const { service, operation } = call
  const fail = (kind: Failure['kind'], status: number, errors: FailureDetail[] = [], cause?: unknown) =>
    new ServiceFailure({ service, operation, kind, status, errors }, cause)

  const late = new AbortController()
  const { kind = 'change' } = call
  const waitsAs = kind === 'read' && breaker?.isOpen() ? 'part' : kind
  const giveUp = () => late.abort(new DOMException('no answer in time', 'TimeoutError'))
  const timer = setTimeout(giveUp, patience[waitsAs])
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
    if (cause instanceof ExcessiveResponse) throw fail('malformed', 502, [], cause)
    if (late.signal.aborted && waitsAs === 'read') breaker?.open()
    throw fail('unreachable', 503, [], cause)
  } finally {
    clearTimeout(timer)
  }

  const json = parse(text)
  const isAnswer = call.answers?.includes(response.status) ?? false
  // A body without JSON is ignored: it is an error page of a proxy, or a redirect.
  if (isAnswer) return { json: json === MALFORMED ? undefined : json, response }
  if (response.status >= 300 && response.status < 400)
    throw fail('malformed', 502, [], new Error(`It redirects to ${response.headers.get('location')}.`))
  if (response.status >= 400) {
    const errors = details(json)
    const isRejected = response.status < 500 || errors.some(({ code }) => REFUSED_WITH_500.has(code))
    const kind = isRejected ? 'refused' : 'unreachable'
    throw new ServiceFailure({ service, operation, kind, status: response.status, errors, wait: waitOf(response) })
  }
  if (json === MALFORMED) throw fail('malformed', 502)
  return { json, response }
}

/** Seconds of `Retry-After`, which may be a date, too. */
function waitOf({ headers }: Response): number | undefined {
  const given = headers.get('retry-after') ?? ''
  const seconds = /^\d+$/.test(given) ? Number(given) : (Date.parse(given) - Date.now()) / 1000
  return seconds > 0 ? Math.ceil(seconds) : undefined
}

const toParams = (query: NonNullable<Call['query']>): URLSearchParams =>
  query instanceof URLSearchParams ? query : new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))

const MALFORMED = Symbol('not JSON')

function parse(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return MALFORMED
    throw error
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Reads the errors of the Store API's envelope. Other services send none. */
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
