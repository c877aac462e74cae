import { IDEMPOTENCY_KEY } from '#contracts/shop/headers.ts'
import { ShopError } from './shop-error.ts'

/** @throws ShopError 400 for one that cannot be stored. */
export function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined || header === '') return undefined
  if (/^[\u0021-\u007e]{1,255}$/.test(header)) return header
  throw new ShopError(400, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', `Header "${IDEMPOTENCY_KEY}" is invalid.`, {
    parameters: { parameter: IDEMPOTENCY_KEY },
  })
}
