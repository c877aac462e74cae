import { STATUS_CODES } from 'node:http'

/** One entry of the error envelope; contract, section 3.1. */
export interface ShopErrorEntry {
  status: string
  /** `CHECKOUT__CART_EMPTY`; `0` for errors of the framework, null for a violation without a code. */
  code: string | null
  title: string
  detail: string
  source?: { pointer: string }
  /** `[]` if empty, as PHP writes an empty object. */
  meta?: { parameters: Record<string, unknown> | [] }
}

interface ErrorExtras {
  /** The reason phrase of the status by default. */
  title?: string
  /** JSON pointer to the field of the request, `/limit`. */
  pointer?: string
  parameters?: Record<string, unknown>
  /** Further headers of the response. */
  headers?: Record<string, string>
  cause?: unknown
}

/** A violated rule of one field. */
export interface Violation {
  /** Without the prefix `VIOLATION::`: `IS_BLANK_ERROR`. Null if the shop gives none. */
  code: string | null
  /** JSON pointer, `/billingAddress/street`. */
  pointer: string
  detail: string
  parameters?: Record<string, unknown>
}

/** Thrown by a handler to refuse a request. It becomes the error envelope with the status. */
export class ShopError extends Error {
  readonly status: number
  readonly errors: ShopErrorEntry[]
  readonly headers: Record<string, string>

  constructor(status: number, code: string, detail: string, extras: ErrorExtras = {}) {
    super(`${status} ${code}: ${detail}`, { cause: extras.cause })
    this.name = 'ShopError'
    this.status = status
    this.headers = extras.headers ?? {}
    this.errors = [
      {
        status: String(status),
        code,
        title: extras.title ?? STATUS_CODES[status] ?? 'Error',
        detail,
        ...(extras.pointer === undefined ? {} : { source: { pointer: extras.pointer } }),
        ...(code === '0' ? {} : { meta: { parameters: parametersOf(extras.parameters) } }),
      },
    ]
  }

  /** Returns one error, 400, for all violations of a form. */
  static violations(violations: Violation[]): ShopError {
    const error = new ShopError(400, 'VIOLATION', violations.map(({ pointer }) => pointer).join(', '))
    error.errors.splice(0, 1, ...violations.map(entryOf))
    return error
  }
}

const entryOf = ({ code, pointer, detail, parameters }: Violation): ShopErrorEntry => ({
  status: '400',
  code: code === null ? null : `VIOLATION::${code}`,
  title: 'Constraint violation error',
  detail,
  source: { pointer },
  meta: { parameters: parametersOf(parameters) },
})

const parametersOf = (parameters: Record<string, unknown> = {}): Record<string, unknown> | [] =>
  Object.keys(parameters).length === 0 ? [] : parameters
