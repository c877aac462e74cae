import { timingSafeEqual } from 'node:crypto'
import { ACCESS_KEY } from '#contracts/shop/headers.ts'
import { ShopError } from './shop-error.ts'

/** Prefixes of the keys that a Shopware knows: sales channel, integration, user. */
const PREFIXES = ['SWSC', 'SWIA', 'SWUA']

/**
 * Lets a request in by its sales channel key.
 * @throws ShopError 401 without a key, 500 with one of no known kind, 412 with one that is not this shop's.
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
