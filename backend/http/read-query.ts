import { gunzipSync } from 'node:zlib'
import { ShopError } from './shop-error.ts'
import { isTooDeep } from './too-deep.ts'

type Value = string | Value[] | { [key: string]: Value }

/** Bytes of criteria after unpacking: a small `_criteria` must not grow into a large one. */
const LARGEST_CRITERIA = 256 * 1024
/** Brackets of a name: ten levels of filters have two each. */
const DEEPEST = 24
const MOST_PARAMETERS = 1000

/**
 * The query of a request as PHP reads it (`filter[0][field]=name`, `ids[]=a`), with the packed criteria of
 * `_criteria` (base64url of gzipped JSON) over it.
 * @throws ShopError 400 when `_criteria` cannot be unpacked or brackets nest without end.
 */
export function readQuery(query: URLSearchParams): Record<string, unknown> {
  const { _criteria: packed, ...plain } = parseQuery(query)
  return typeof packed === 'string' ? { ...plain, ...unpack(packed) } : plain
}

function parseQuery(query: URLSearchParams): Record<string, Value> {
  if (query.size > MOST_PARAMETERS) throw invalid('Too many parameters.')
  const root: Record<string, Value> = Object.create(null)
  for (const [key, value] of query) place(root, pathOf(key), value)
  return listsIn(root) as Record<string, Value>
}

/** `filter[0][field]` -> `['filter', '0', 'field']`; an empty step stands for the next free index. */
function pathOf(key: string): string[] {
  const [head = '', ...rest] = key.split('[')
  if (rest.length > DEEPEST) throw invalid('Parameters are nested too deeply.')
  return [head, ...rest.map((step) => step.replace(/\]$/, ''))]
}

function place(root: Record<string, Value>, path: string[], value: string): void {
  let at = root
  for (const [index, step] of path.entries()) {
    const key = step === '' ? String(Object.keys(at).length) : step
    if (index === path.length - 1) at[key] = value
    else {
      const next = at[key]
      at = typeof next === 'object' && !Array.isArray(next) ? next : (at[key] = Object.create(null))
    }
  }
}

/** Objects whose keys are 0, 1, 2 … become lists. */
function listsIn(value: Value): Value {
  if (typeof value !== 'object' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([key, child]) => [key, listsIn(child)] as const)
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index))
  return isList ? entries.map(([, child]) => child) : Object.fromEntries(entries)
}

function unpack(packed: string): Record<string, unknown> {
  try {
    const bytes = gunzipSync(Buffer.from(packed, 'base64url'), { maxOutputLength: LARGEST_CRITERIA })
    const criteria: unknown = JSON.parse(bytes.toString('utf8'))
    if (isTooDeep(criteria)) throw new RangeError('nested too deeply')
    return typeof criteria === 'object' && criteria !== null && !Array.isArray(criteria) ? { ...criteria } : {}
  } catch (cause) {
    throw invalid('The parameter "_criteria" is malformed.', cause)
  }
}

const invalid = (detail: string, cause?: unknown): ShopError =>
  new ShopError(400, 'FRAMEWORK__INVALID_CRITERIA', detail, { cause })
