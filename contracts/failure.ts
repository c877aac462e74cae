/**
 * The failure of a call to the shop, the content system or the search. `unreachable` means no response, a timeout or
 * 5xx; `refused` means that the service responded with an error of its own.
 */
export interface Failure {
  service: 'shop' | 'content' | 'search'
  /** The operation as in the contract, for the log: `POST /checkout/order`. */
  operation: string
  kind: 'unreachable' | 'refused' | 'malformed'
  /** HTTP status of the response; 503 without one. */
  status: number
  /** The service's own codes in order, `CHECKOUT__CART_EMPTY`; empty if it gave none. */
  errors: FailureDetail[]
  /** Seconds of the response's `Retry-After`. */
  wait?: number | undefined
}

export interface FailureDetail {
  code: string
  detail: string
  /** JSON pointer to the field of the request, `/billingAddress/street`. */
  pointer: string | undefined
  parameters: Record<string, unknown>
}

/** Thrown by the clients. Loaders and actions rethrow it or read its `failure`. */
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
  /** Seconds to wait if the service refused because of too many requests; undefined otherwise. */
  get retryAfter(): number | undefined {
    if (this.failure.status !== 429) return undefined
    const seconds = this.failure.errors.map(({ parameters }) => Number(parameters['seconds'])).find(Number.isFinite)
    return seconds ?? this.failure.wait ?? DEFAULT_WAIT
  }
}

/** Seconds, for a refusal without a time. */
const DEFAULT_WAIT = 60
