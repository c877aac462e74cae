import { ShopError } from '#backend/http/shop-error.ts'

/**
 * Bounds of one request. Shopware has none of these, its web server has; honest clients stay far below. Decision record
 * 0012 has the cost of the worst request within them.
 */
export const CRITERIA_BOUNDS = {
  /** Ids in `ids`. The largest page has 500 rows. */
  ids: 500,
  /** Filters and groups of filters in `filter` and `post-filter` together. */
  filters: 50,
  /** Values of all `equalsAny` and `equalsAll` together. */
  values: 500,
  /** Levels of groups of filters, and of associations. */
  depth: 10,
  sorts: 10,
  /** Aggregations of all levels together. */
  aggregations: 10,
  /** Values of one aggregation, and entities. Shopware returns all unless a limit is given. */
  buckets: 500,
  /** Ranges of one aggregation. */
  ranges: 20,
  /** Associations of all levels together. */
  associations: 50,
  page: 100_000,
  /** Characters of a compared value, as many as Shopware's `seo_path_info` has. */
  value: 2048,
  /** Characters of a searched value. */
  search: 255,
  /** Characters of the name of a field, an association and the like. */
  name: 255,
} as const

/**
 * Counts filters, their values and associations before anything else reads them.
 * @throws ShopError 400 with the pointer to the list that exceeds a bound.
 */
export function checkBounds(body: unknown): void {
  if (!isObject(body)) return
  const counts = { filters: 0, values: 0, associations: 0, aggregations: 0 }
  for (const key of ['filter', 'post-filter']) countFilters(body[key], `/${key}`, 1, counts)
  countAggregations(body['aggregations'], '/aggregations', 1, counts)
  countAssociations(body, '', 1, counts)
}

type Counts = Record<'filters' | 'values' | 'associations' | 'aggregations', number>

function countAggregations(list: unknown, pointer: string, depth: number, counts: Counts): void {
  if (!isObject(list)) return
  for (const [index, one] of Object.entries(list)) {
    if (!isObject(one)) continue
    counts.aggregations += 1
    if (counts.aggregations > CRITERIA_BOUNDS.aggregations) throw exceeded(pointer, 'aggregations')
    if (depth > CRITERIA_BOUNDS.depth) throw exceeded(pointer, 'depth')
    countFilters(one['filter'], `${pointer}/${index}/filter`, 1, counts)
    countAggregations({ aggregation: one['aggregation'] }, `${pointer}/${index}`, depth + 1, counts)
  }
}

function countFilters(list: unknown, pointer: string, depth: number, counts: Counts): void {
  if (!isObject(list)) return
  const filters = Object.entries(list)
  counts.filters += filters.length
  if (counts.filters > CRITERIA_BOUNDS.filters) throw exceeded(pointer, 'filters', 'FRAMEWORK__INVALID_FILTER_QUERY')
  if (depth > CRITERIA_BOUNDS.depth) throw exceeded(pointer, 'depth', 'FRAMEWORK__INVALID_FILTER_QUERY')
  for (const [index, filter] of filters) {
    if (!isObject(filter)) continue
    counts.values += valuesOf(filter['value'])
    if (counts.values > CRITERIA_BOUNDS.values) {
      throw exceeded(`${pointer}/${index}/value`, 'values', 'FRAMEWORK__INVALID_FILTER_QUERY')
    }
    countFilters(filter['queries'], `${pointer}/${index}/queries`, depth + 1, counts)
  }
}

/** A list may be written as `a|b`. */
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
  if (counts.associations > CRITERIA_BOUNDS.associations) throw exceeded(pointer, 'associations')
  if (depth > CRITERIA_BOUNDS.depth) throw exceeded(pointer, 'depth')
  for (const [name, below] of entries) {
    if (name.length > CRITERIA_BOUNDS.name) throw exceeded(pointer, 'name')
    if (isObject(below)) countAssociations(below, `${pointer}/${name}`, depth + 1, counts)
  }
}

const WORDS = {
  filters: 'filters in one request',
  values: 'values in the filters of one request',
  associations: 'associations in one request',
  aggregations: 'aggregations in one request',
  depth: 'levels',
  name: 'letters in a name',
} as const

function exceeded(pointer: string, bound: keyof typeof WORDS, code = 'FRAMEWORK__INVALID_CRITERIA'): ShopError {
  const max = CRITERIA_BOUNDS[bound]
  return new ShopError(400, code, `There may be at most ${max} ${WORDS[bound]}.`, { pointer, parameters: { max } })
}

/** Whether a value of a request is an object or a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
