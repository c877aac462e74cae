import { randomBytes } from 'node:crypto'

/** How a request is found again: in our log, a proxy's, and those of the services that it calls. */
export interface RequestMark {
  /** Also in the header `X-Request-Id` and on error pages. */
  id: string
  /** W3C Trace Context, as received. */
  trace: { traceparent: string; tracestate?: string } | undefined
}

/** Without 0, 1, I and O: it is read out on the telephone. 32 letters, five bits each. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const ID_LENGTH = 10

/** https://www.w3.org/TR/trace-context/, version 00; ids of zeros are not valid. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/
/** Of the sender, for systems that know it; printable, of at most 512 characters. */
const TRACESTATE = /^[\x20-\x7E]{1,512}$/
/** An id of a proxy: nginx's `$request_id`, a UUID. */
const GIVEN_ID = /^[\w-]{8,64}$/

/**
 * Reads the marks of a request. Only a proxy may give an id of its own, because anyone could send one of another request.
 * @param trustedHops proxies in front of the server.
 */
export function markRequest(header: (name: string) => string | undefined, trustedHops: number): RequestMark {
  const given = trustedHops > 0 ? header('x-request-id') : undefined
  const traceparent = header('traceparent')
  const state = header('tracestate')
  return {
    id: given !== undefined && GIVEN_ID.test(given) ? given : newId(),
    trace:
      traceparent !== undefined && TRACEPARENT.test(traceparent)
        ? { traceparent, ...(state !== undefined && TRACESTATE.test(state) && { tracestate: state }) }
        : undefined,
  }
}

const newId = (): string => Array.from(randomBytes(ID_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')

/** Returns the fields of each log line of the request. */
export const logFields = ({ id, trace }: RequestMark): Record<string, string> => {
  const traceId = trace && TRACEPARENT.exec(trace.traceparent)?.[1]
  return { request: id, ...(traceId !== undefined && { trace_id: traceId }) }
}
