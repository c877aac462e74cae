import type { Rank } from './gate.ts'

/** Files and stored bytes, which cost nothing to make. All other paths pass the gate. */
const FREE = /^\/((assets|media)\/|(robots\.txt|service-worker\.js|favicon\.ico|manifest\.webmanifest)$)/
/** The cart's form with files. */
const CART_FILES = /^\/[a-z]{2}\/shop\/attachments\/form$/
/** A form of the content system. */
const CONTENT_FORM = /^\/[a-z]{2}\/[^?]*\?(.*&)?tx_form_formframework/

/**
 * Whether it is a form with files, which are written to the disk as they arrive: such forms have places of their own.
 */
export const isFileForm = (method: string, address: string, contentType: string | undefined): boolean =>
  method === 'POST' &&
  (CART_FILES.test(address) || (CONTENT_FORM.test(address) && /^multipart\/form-data/i.test(contentType ?? '')))
/** The pages between a cart and its confirmation, and their loader data. */
const CHECKOUT = /^\/[a-z]{2}\/shop\/(cart|checkout|orderconfirmation)(\.data)?$/
/** Operations of the Store API that belong to one visitor. The others read the catalogue, also by POST. */
const SALES = /^\/store-api\/(checkout|account|context|order)(\/|$)/
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Returns the rank of a request, or `free` if it does not have to wait. `address` is the path with its query. */
export function rankOf(method: string, address: string, contentType?: string): Rank | 'free' {
  const end = address.indexOf('?')
  const path = end < 0 ? address : address.slice(0, end)
  if (FREE.test(path) || isFileForm(method, address, contentType)) return 'free'
  if (path.startsWith('/store-api/')) return SALES.test(path) && !READS.has(method) ? 'write' : 'read'
  if (path.startsWith('/typo/')) return 'read'
  if (!READS.has(method)) return 'write'
  return CHECKOUT.test(path) ? 'checkout' : 'read'
}
