import type { TakesFiles } from '#web/app/route-handle.ts'
import { LARGEST_COLLECTED } from './collect-body.ts'
import type { Rank } from './gate.ts'

/** Operations of the Store API that belong to one visitor. The others read the catalogue, also by POST. */
const SALES = /^\/store-api\/(checkout|account|context|order)(\/|$)/
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Facts of a page, from its route. */
export interface GateFacts {
  rank: Rank | 'free'
  takesFiles: TakesFiles
}

interface RankedRequest {
  method: string
  path: string
  contentType: string | undefined
  contentLength?: string | undefined
}

/** An address without a page: an embedded service. */
const NO_PAGE: GateFacts = { rank: 'read', takesFiles: false }

/**
 * Returns the rank of a request at the gate, `free` if it does not have to wait, or `file form`. A form with files is
 * read as it arrives. It is the only request that is still on its way while it is processed.
 * @param page undefined for a service
 */
export function rankOf(
  { method, path, contentType, contentLength = '0' }: RankedRequest,
  page: GateFacts = NO_PAGE,
): Rank | 'free' | 'file form' {
  // Stored bytes, which cost nothing to make.
  if (path.startsWith('/media/')) return 'free'
  const isContent = path.startsWith('/typo/')
  const isFileForm = method === 'POST' && /^multipart\/form-data\b/i.test(contentType ?? '')
  const { takesFiles } = page
  const isTaken = takesFiles === 'large' ? Number(contentLength) > LARGEST_COLLECTED : takesFiles
  if (isFileForm && (isContent || isTaken)) return 'file form'
  if (path.startsWith('/store-api/')) return SALES.test(path) && !READS.has(method) ? 'write' : 'read'
  if (isContent) return 'read'
  return READS.has(method) ? page.rank : 'write'
}
