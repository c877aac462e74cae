import type { Rank } from './gate.ts'

/** Files and stored bytes, which cost nothing to make. All other paths pass the gate. */
const FREE = /^\/((assets|media)\/|(robots\.txt|service-worker\.js|favicon\.ico|manifest\.webmanifest)$)/
/**
 * Where forms with files are posted: the cart's form, forms of the content system at a page, and the content system
 * itself.
 */
const FILE_FORMS =
  /^\/([a-z]{2}\/shop\/attachments\/form(\.data)?(\?|$)|[a-z]{2}\/[^?]*\?(.*&)?tx_form_formframework|typo\/)/

/**
 * Whether it is a form with files, which are written to the disk as they arrive: such forms have places of their own.
 */
const isFileForm = (method: string, address: string, contentType: string | undefined): boolean =>
  method === 'POST' && FILE_FORMS.test(address) && /^multipart\/form-data\b/i.test(contentType ?? '')

/** Operations of the Store API that belong to one visitor. The others read the catalogue, also by POST. */
const SALES = /^\/store-api\/(checkout|account|context|order)(\/|$)/
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

interface RankOptions {
  contentType?: string | undefined
  rankOfPage: (pathname: string) => Rank
}

/**
 * Returns the rank of a request at the gate, `free` if it does not have to wait, or `file form`. Of all requests, only
 * such a form is still on its way while it is processed. `address` is the path with its query.
 */
export function rankOf(
  method: string,
  address: string,
  { contentType, rankOfPage }: RankOptions,
): Rank | 'free' | 'file form' {
  const end = address.indexOf('?')
  const path = end < 0 ? address : address.slice(0, end)
  if (FREE.test(path)) return 'free'
  if (isFileForm(method, address, contentType)) return 'file form'
  if (path.startsWith('/store-api/')) return SALES.test(path) && !READS.has(method) ? 'write' : 'read'
  if (path.startsWith('/typo/')) return 'read'
  return READS.has(method) ? rankOfPage(path) : 'write'
}
