/**
 * The one shape in which a call to the shop, the content system or the search fails.
 * `unreachable`: no answer, timed out or 5xx; `refused`: the service answered with an error of its own.
 */
export interface Failure {
  service: 'shop' | 'content' | 'search'
  /** The operation as the contract spells it, for the log: `POST /checkout/order`. */
  operation: string
  kind: 'unreachable' | 'refused' | 'malformed'
  /** HTTP status of the answer; 503 where there was none. */
  status: number
  /** The service's own codes in their order, `CHECKOUT__CART_EMPTY`; empty where it gave none. */
  errors: FailureDetail[]
}

export interface FailureDetail {
  code: string
  detail: string
  /** JSON pointer to the field of the request, `/billingAddress/street`. */
  pointer: string | undefined
  parameters: Record<string, unknown>
}

/** Thrown by the clients; loaders and actions let it rise or read `failure`. */
export class ServiceFailure extends Error {
  readonly failure: Failure
  constructor(failure: Failure, cause?: unknown) {
    super(`${failure.service}: ${failure.operation} ${failure.kind} (${failure.status})`, { cause })
    this.name = 'ServiceFailure'
    this.failure = failure
  }
  has(code: string): boolean {
    return this.failure.errors.some((error) => error.code === code)
  }
  /** Seconds to wait where the shop refused because there were too many requests; undefined otherwise. */
  get retryAfter(): number | undefined {
    if (this.failure.status !== 429) return undefined
    const seconds = this.failure.errors.map(({ parameters }) => Number(parameters['seconds'])).find(Number.isFinite)
    return seconds ?? DEFAULT_WAIT
  }
}

/** Seconds; a refusal that names no time. */
const DEFAULT_WAIT = 60
