import { IDEMPOTENCY_KEY } from '#contracts/shop/headers.ts'
import { ShopError } from '#backend/http/shop-error.ts'

/**
 * Reads the idempotency key; undefined if the request has none.
 * @throws ShopError 400 for a key that cannot be stored.
 */
export function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined || header === '') return undefined
  if (/^[\u0021-\u007e]{1,255}$/.test(header)) return header
  throw new ShopError(400, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', `Header "${IDEMPOTENCY_KEY}" is invalid.`, {
    parameters: { parameter: IDEMPOTENCY_KEY },
  })
}
