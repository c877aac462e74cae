import { ShopError } from '#backend/http/shop-error.ts'

/**
 * The most that one request may ask. A Shopware has no such bounds, its web server has; honest clients stay far
 * below. What the worst request within them costs: docs/decisions/0012.
 */
export const CRITERIA_BOUNDS = {
  /** Ids of `ids`. The largest page has 500 rows. */
  ids: 500,
  /** Filters and groups of filters in `filter` and `post-filter` together. */
  filters: 50,
  /** Values of all `equalsAny` and `equalsAll` together. */
  values: 500,
  /** Levels of groups of filters, and of associations. */
  depth: 10,
  sorts: 10,
  /** Associations of all levels together. */
  associations: 50,
  page: 100_000,
  /** Letters of a value that is compared; a Shopware's `seo_path_info` has as many. */
  value: 2048,
  /** Letters of a value that is searched for. */
  search: 255,
  /** Letters of a field, an association and the like. */
  name: 255,
} as const

/**
 * Counts filters, their values and associations before anything reads them.
 * @throws ShopError 400 with the pointer to the list in which a bound is passed.
 */
export function checkBounds(body: unknown): void {
  if (!isObject(body)) return
  const counts = { filters: 0, values: 0, associations: 0 }
  for (const key of ['filter', 'post-filter']) countFilters(body[key], `/${key}`, 1, counts)
  countAssociations(body, '', 1, counts)
}

type Counts = Record<'filters' | 'values' | 'associations', number>

function countFilters(list: unknown, pointer: string, depth: number, counts: Counts): void {
  if (!isObject(list)) return
  const filters = Object.entries(list)
  counts.filters += filters.length
  if (counts.filters > CRITERIA_BOUNDS.filters) throw passed(pointer, 'filters', 'FRAMEWORK__INVALID_FILTER_QUERY')
  if (depth > CRITERIA_BOUNDS.depth) throw passed(pointer, 'depth', 'FRAMEWORK__INVALID_FILTER_QUERY')
  for (const [index, filter] of filters) {
    if (!isObject(filter)) continue
    counts.values += valuesOf(filter['value'])
    if (counts.values > CRITERIA_BOUNDS.values) {
      throw passed(`${pointer}/${index}/value`, 'values', 'FRAMEWORK__INVALID_FILTER_QUERY')
    }
    countFilters(filter['queries'], `${pointer}/${index}/queries`, depth + 1, counts)
  }
}

/** A list may come as `a|b`. */
function valuesOf(value: unknown): number {
  if (typeof value === 'string') return value.split('|', CRITERIA_BOUNDS.values + 1).length
  return Array.isArray(value) ? value.length : 1
}

function countAssociations(criteria: object, above: string, depth: number, counts: Counts): void {
  const associations = 'associations' in criteria ? criteria.associations : undefined
  if (!isObject(associations)) return
  const pointer = `${above}/associations`
  const entries = Object.entries(associations)
  counts.associations += entries.length
  if (counts.associations > CRITERIA_BOUNDS.associations) throw passed(pointer, 'associations')
  if (depth > CRITERIA_BOUNDS.depth) throw passed(pointer, 'depth')
  for (const [name, below] of entries) {
    if (name.length > CRITERIA_BOUNDS.name) throw passed(pointer, 'name')
    if (isObject(below)) countAssociations(below, `${pointer}/${name}`, depth + 1, counts)
  }
}

const WORDS = {
  filters: 'filters in one request',
  values: 'values in the filters of one request',
  associations: 'associations in one request',
  depth: 'levels',
  name: 'letters in a name',
} as const

function passed(pointer: string, bound: keyof typeof WORDS, code = 'FRAMEWORK__INVALID_CRITERIA'): ShopError {
  const max = CRITERIA_BOUNDS[bound]
  return new ShopError(400, code, `There may be at most ${max} ${WORDS[bound]}.`, { pointer, parameters: { max } })
}

/** An object or a list of what came over the wire. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
