import type { Rank } from './gate.ts'

/** Files and stored bytes: nothing has to be made for them. Whatever is not named here passes the gate. */
const FREE = /^\/((assets|media)\/|(robots\.txt|favicon\.ico)$)/
/** The pages between a cart and its confirmation, and their loader data. */
const CHECKOUT = /^\/[a-z]{2}\/shop\/(cart|checkout|orderconfirmation)(\.data)?$/
/** Operations of the Store API that belong to one visitor; the others read the catalogue, also by POST. */
const SALES = /^\/store-api\/(checkout|account|context|order)(\/|$)/
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Where a request stands in line, or `free` when it does not have to. `address` is from the root on. */
export function rankOf(method: string, address: string): Rank | 'free' {
  const end = address.indexOf('?')
  const path = end < 0 ? address : address.slice(0, end)
  if (FREE.test(path)) return 'free'
  if (path.startsWith('/store-api/')) return SALES.test(path) && !READS.has(method) ? 'write' : 'read'
  if (path.startsWith('/typo/')) return 'read'
  if (!READS.has(method)) return 'write'
  return CHECKOUT.test(path) ? 'checkout' : 'read'
}
