import type { Rank } from './gate.ts'

/** Files and stored bytes, which cost nothing to make. All other paths pass the gate. */
const FREE = /^\/((assets|media)\/|(robots\.txt|favicon\.ico)$)/
/** The form with files, which is written to the disk as it comes; it has places of its own (backend/attachments). */
export const FILE_FORM = /^\/[a-z]{2}\/shop\/attachments\/form$/
/** The pages between a cart and its confirmation, and their loader data. */
const CHECKOUT = /^\/[a-z]{2}\/shop\/(cart|checkout|orderconfirmation)(\.data)?$/
/** Operations of the Store API that belong to one visitor. The others read the catalogue, also by POST. */
const SALES = /^\/store-api\/(checkout|account|context|order)(\/|$)/
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Returns the rank of a request, or `free` if it does not have to wait. `address` is the path with its query. */
export function rankOf(method: string, address: string): Rank | 'free' {
  const end = address.indexOf('?')
  const path = end < 0 ? address : address.slice(0, end)
  if (FREE.test(path) || (method === 'POST' && FILE_FORM.test(path))) return 'free'
  if (path.startsWith('/store-api/')) return SALES.test(path) && !READS.has(method) ? 'write' : 'read'
  if (path.startsWith('/typo/')) return 'read'
  if (!READS.has(method)) return 'write'
  return CHECKOUT.test(path) ? 'checkout' : 'read'
}
