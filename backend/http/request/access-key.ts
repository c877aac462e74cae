import { timingSafeEqual } from 'node:crypto'
import { ACCESS_KEY } from '#contracts/shop/headers.ts'
import { ShopError } from '#backend/http/shop-error.ts'

/** Prefixes of the access keys of Shopware: sales channel, integration, user. */
const PREFIXES = ['SWSC', 'SWIA', 'SWUA']

/**
 * Checks the access key of the sales channel.
 * @throws ShopError 401 without a key, 500 for an unknown kind of key, 412 for another shop's key.
 */
export function checkAccessKey(given: string | undefined, accessKey: string): void {
  if (!given) throw new ShopError(401, '0', `Header "${ACCESS_KEY}" is required.`)
  if (isSame(given, accessKey)) return
  if (!PREFIXES.includes(given.slice(0, 4))) {
    throw new ShopError(500, 'FRAMEWORK__API_INVALID_ACCESS_KEY', 'Access key is invalid and could not be identified.')
  }
  throw new ShopError(412, 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND', 'No matching sales channel found.')
}

const isSame = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
