import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import { struct } from '#backend/http/struct.ts'
import type { Filter } from '#contracts/shop/criteria.ts'
import type { Aggregation, FieldAggregation } from './aggregation-schema.ts'
import { CRITERIA_BOUNDS } from './bounds.ts'
import { fieldOf } from './field-value.ts'
import type { EntityFields } from './fields.ts'
import { filtersSql } from './filter-sql.ts'

/** The rows to aggregate. */
export interface Aggregated {
  /** SQL after `from`. */
  from: SQL
  /** The id of a row, and the one by which rows are counted. */
  rowId: SQL
  countedId: SQL
  where: SQL
  fields: EntityFields
  filters: Record<string, Filter[]>
  /** Reads the entities of these ids; none of an unknown definition. */
  readEntities: (definition: string, ids: string[]) => Promise<{ id: string }[]>
}

/**
 * Computes aggregations by their names.
 * @throws ShopError 400 for an unknown field, with its pointer.
 */
export async function aggregate(db: Database, rows: Aggregated, aggregations: readonly Aggregation[]) {
  if (aggregations.length === 0) return [] as []
  const filtered = await applyFilters(db, rows)
  const results: Record<string, object> = {}
  for (const [index, aggregation] of aggregations.entries())
    Object.assign(results, await compute(db, filtered, aggregation, `/aggregations/${index}`))
  return Object.keys(results).length > 0 ? results : ([] as [])
}

/** Finds the rows of the filters once, however many aggregations there are. */
async function applyFilters(db: Database, rows: Aggregated): Promise<Aggregated> {
  const { from, rowId, where, fields, filters } = rows
  if (Object.values(filters).every((list) => list.length === 0)) return rows
  const { join, where: condition } = filtersSql(filters, fields)
  const { rows: found } = await db.execute<{ id: string }>(sql`
    select ${rowId} as id from ${from} ${join} where ${where} and ${condition}`)
  const ids = sql.param(found.map(({ id }) => id))
  return { ...rows, filters: {}, where: sql`${rowId} = any(${ids}::text[])` }
}

async function compute(db: Database, rows: Aggregated, given: Aggregation, pointer: string): Promise<object> {
  switch (given.type) {
    case 'filter': {
      const filters = { ...rows.filters, [`${pointer}/filter`]: given.filter }
      return compute(db, { ...rows, filters }, given.aggregation, `${pointer}/aggregation`)
    }
    case 'histogram':
    case 'date-histogram':
    case 'range':
      return {}
    case 'terms': {
      const { buckets, ...result } = await readBuckets(db, rows, given, pointer)
      const { aggregation: inner } = given
      if (inner === undefined || !('field' in inner)) return named(given, { ...result, buckets })
      const within = await readByKey(db, rows, inner, `${pointer}/aggregation`, { field: given.field, pointer })
      return named(given, { buckets: buckets.map((bucket) => ({ ...bucket, ...within(bucket.key) })) })
    }
    default:
      return (await readByKey(db, rows, given, pointer))('')
  }
}

const named = ({ name }: { name: string }, fields: object) => ({
  [name]: struct(`${name}_aggregation`, { name, ...fields }),
})

const readBuckets = async (
  db: Database,
  rows: Aggregated,
  given: { field: string; limit: number },
  pointer: string,
) => ({
  buckets: bucketsOf(await readCounts(db, rows, given.field, pointer), given.limit),
})

interface Count {
  key: string
  value: string
  count: number
}

const bucketsOf = (counts: readonly Count[], limit: number) =>
  counts.slice(0, limit).map(({ value, count }) => struct('aggregation_bucket', { key: value, count }))

/** The field by whose values the rows of an inner aggregation are grouped. */
interface Grouping {
  field: string
  pointer: string
}

/** Computes an aggregation of one field, of all rows or those of each key. */
async function readByKey(
  db: Database,
  rows: Aggregated,
  given: FieldAggregation,
  pointer: string,
  grouping?: Grouping,
): Promise<(key: string) => object> {
  if (given.type === 'terms' || given.type === 'entity') {
    const counts = Map.groupBy(await readCounts(db, rows, given.field, pointer, grouping), ({ key }) => key)
    const countsOf = (key: string) => counts.get(key) ?? []
    if (given.type === 'terms') return (key) => named(given, { buckets: bucketsOf(countsOf(key), given.limit) })
    const ids = new Set([...counts.values()].flat().map(({ value }) => value))
    const some = [...ids].slice(0, CRITERIA_BOUNDS.buckets)
    const entities = new Map((await rows.readEntities(given.definition, some)).map((one) => [one.id, one]))
    return (key) => named(given, { entities: countsOf(key).flatMap(({ value }) => entities.get(value) ?? []) })
  }
  const metrics = await readMetrics(db, rows, given.field, pointer, grouping)
  const { type } = given
  return (key) => {
    const { key: _, count, ...stats } = metrics.get(key) ?? { ...NOTHING, key }
    return named(given, type === 'stats' ? stats : { [type]: { ...stats, count }[type] })
  }
}

/** The values of a field, the most frequent first, each with the number of rows that have it. */
async function readCounts(db: Database, rows: Aggregated, field: string, pointer: string, grouping?: Grouping) {
  const { rows: found } = await db.execute<Count & Record<string, unknown>>(sql`
    select key::text, value::text, count(distinct id)::int as count
    from (${valuesSql(rows, { field, pointer }, grouping)}) given where value is not null
    group by key, value order by count(distinct id) desc, value::text`)
  return found.map(({ key, value, count }) => ({ key: wordOf(key), value: wordOf(value), count }))
}

/** MySQL writes a boolean as a number. */
const wordOf = (value: string) => ({ true: '1', false: '0' })[value] ?? value

interface Metrics {
  key: string
  avg: number | null
  sum: number | null
  max: number | string | null
  min: number | string | null
  count: number
}
const NOTHING = { avg: null, sum: null, max: null, min: null, count: 0 }

/** Texts and dates have neither mean nor sum. */
async function readMetrics(db: Database, rows: Aggregated, field: string, pointer: string, grouping?: Grouping) {
  const { kind } = fieldOf(rows.fields, field, `${pointer}/field`)
  const isNumber = kind === 'number' || kind === 'boolean'
  const number = kind === 'boolean' ? sql`value::int` : isNumber ? sql`value` : sql`null::double precision`
  const outermost = isNumber ? sql`(${number})::double precision` : sql`value::text`
  const { rows: found } = await db.execute<Metrics & Record<string, unknown>>(sql`
    select key::text, avg(${number})::double precision as avg, sum(${number})::double precision as sum,
      max(${outermost}) as max, min(${outermost}) as min, count(value)::int as count
    from (${valuesSql(rows, { field, pointer }, grouping)}) given group by key`)
  return new Map(found.map((one) => [wordOf(one.key), one]))
}

/** Rows of an id, a key and a value. A row of a list has one for each of its values. */
function valuesSql({ from, countedId, where, fields, filters }: Aggregated, value: Grouping, key?: Grouping): SQL {
  const { join, where: condition } = filtersSql(filters, fields)
  const columnOf = ({ field, pointer }: Grouping) => {
    const { kind, sql: column } = fieldOf(fields, field, `${pointer}/field`)
    return kind === 'list' ? sql`unnest(${column})` : column
  }
  const keys = key ? columnOf(key) : sql`''`
  return sql`select ${countedId} as id, one.key, other.value from ${from} ${join}
    cross join lateral (select ${keys} as key) one cross join lateral (select ${columnOf(value)} as value) other
    where ${where} and ${condition}`
}
