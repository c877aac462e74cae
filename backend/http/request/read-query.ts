import { gunzipSync } from 'node:zlib'
import qs from 'qs'
import { ShopError } from '#backend/http/shop-error.ts'
import { isReadable } from './readable-json.ts'

/** Bytes of unpacked criteria: a small `_criteria` must not grow into a large one. */
const MAX_CRITERIA_BYTES = 256 * 1024

const BOUNDS = {
  /** Brackets of a name. Ten levels of filters have two each. */
  depth: 24,
  strictDepth: true,
  parameterLimit: 1000,
  /** Values of one list: as many as criteria may have ids. */
  arrayLimit: 500,
  throwOnLimitExceeded: true,
} as const

/**
 * Reads a query as PHP does (`filter[0][field]=name`, `ids[]=a`). The packed criteria of `_criteria` (base64url of
 * gzipped JSON) take precedence.
 * @param search with or without the question mark.
 * @throws ShopError 400 if `_criteria` cannot be unpacked or the query exceeds the bounds.
 */
export function readQuery(search: string): Record<string, unknown> {
  const { _criteria: packed, ...plain } = parseQuery(search)
  return typeof packed === 'string' ? { ...plain, ...unpack(packed) } : plain
}

function parseQuery(search: string): qs.ParsedQs {
  try {
    return qs.parse(search, { ...BOUNDS, ignoreQueryPrefix: true, duplicates: 'last' })
  } catch (error) {
    if (error instanceof RangeError) throw invalid(error.message)
    throw error
  }
}

function unpack(packed: string): Record<string, unknown> {
  try {
    const bytes = gunzipSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MAX_CRITERIA_BYTES })
    const criteria: unknown = JSON.parse(bytes.toString('utf8'))
    if (!isReadable(criteria)) throw new RangeError('nested too deeply or with hidden methods')
    return typeof criteria === 'object' && criteria !== null && !Array.isArray(criteria) ? { ...criteria } : {}
  } catch (cause) {
    throw invalid('The parameter "_criteria" is malformed.', cause)
  }
}

const invalid = (detail: string, cause?: unknown): ShopError =>
  new ShopError(400, 'FRAMEWORK__INVALID_CRITERIA', detail, { cause })
