import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { struct } from '#backend/http/struct.ts'
import type { Filter } from '#contracts/shop/criteria.ts'
import type { Aggregation, FieldAggregation, RangeAggregation } from './aggregation-schema.ts'
import { CRITERIA_BOUNDS } from './bounds.ts'
import { fieldOf } from './field-value.ts'
import type { CriteriaField, EntityFields } from './fields.ts'
import { conditionSql, filtersSql } from './filter-sql.ts'
import { createRowValues, type RowValues } from './row-values.ts'

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
      return {}
    case 'range':
      return named(given, { ranges: await readRanges(db, rows, given, pointer) })
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
  const { given, expansion } = valuesSql(rows, { field, pointer }, grouping)
  // Rows with the same lists are counted together: the variants of a family share most of theirs.
  const [id, count, other] =
    rows.countedId === rows.rowId ? [sql`min(id)`, sql`count(*)`, sql``] : [sql`id`, sql`1`, sql`id, `]
  const { rows: found } = await db.execute<Count & Record<string, unknown>>(sql`
    with given as (select ${id} as id, ${count} as count, keys, items from ${given} group by ${other}keys, items)
    select key::text, value::text, sum(count)::int as count
    from (select distinct given.id, given.count, one.value as key, other.value from given ${expansion}) each_once
    where value is not null
    group by key, value order by sum(count) desc, value::text`)
  return found.map(({ key, value, count: total }) => ({ key: wordOf(key), value: wordOf(value), count: total }))
}

/**
 * The number of rows in each range, which begins with `from` and ends before `to`. Keys are those of Shopware's
 * `RangeAggregation`.
 * @throws ShopError 400 for a field without numbers, where a Shopware fails.
 */
async function readRanges(db: Database, rows: Aggregated, { field, ranges }: RangeAggregation, pointer: string) {
  if (fieldOf(rows.fields, field, `${pointer}/field`).kind !== 'number') throw noNumbers(field, `${pointer}/field`)
  if (ranges.length === 0) return [] as []
  const { given, expansion } = valuesSql(rows, { field, pointer })
  const counts = ranges.map(({ from, to }, index) => {
    const least = typeof from === 'number' ? sql`value >= ${from}::double precision` : sql`value is not null`
    const below = typeof to === 'number' ? sql`value < ${to}::double precision` : sql`true`
    return sql`count(distinct id) filter (where ${least} and ${below})::int as ${sql.identifier(`range_${index}`)}`
  })
  const { rows: found } = await db.execute<Record<string, number>>(sql`
    select ${sql.join(counts, sql`, `)}
    from (select given.id, other.value from ${given} ${expansion}) each_value`)
  return Object.fromEntries(
    ranges.map(({ from, to, key }, index) => [key ?? `${from ?? '*'}-${to ?? '*'}`, found[0]?.[`range_${index}`] ?? 0]),
  )
}

const noNumbers = (field: string, pointer: string): ShopError =>
  new ShopError(400, 'FRAMEWORK__INVALID_AGGREGATION_QUERY', `Field "${field}" has no numbers for ranges.`, { pointer })

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
  const { given, expansion } = valuesSql(rows, { field, pointer }, grouping)
  const { rows: found } = await db.execute<Metrics & Record<string, unknown>>(sql`
    select key::text, avg(${number})::double precision as avg, sum(${number})::double precision as sum,
      max(${outermost}) as max, min(${outermost}) as min, count(value)::int as count
    from (select one.value as key, other.value from ${given} ${expansion}) each_value group by key`)
  return new Map(found.map((one) => [wordOf(one.key), one]))
}

/**
 * The rows with the columns of their keys and values, and the joins that make one row of each pair. A list has several
 * values.
 */
function valuesSql({ from, countedId, where, fields, filters }: Aggregated, value: Grouping, key?: Grouping) {
  const values = createRowValues()
  const condition = conditionSql(filters, fields, values)
  const ofValue = fieldOf(fields, value.field, `${value.pointer}/field`)
  const ofKey = key && fieldOf(fields, key.field, `${key.pointer}/field`)
  const items = storedSql(value.field, ofValue, values)
  const keys = key && ofKey ? storedSql(key.field, ofKey, values) : sql`''::text`
  return {
    given: sql`(select ${countedId} as id, ${keys} as keys, ${items} as items
      from ${from} ${values.join()} where ${where} and ${condition} offset 0) given`,
    expansion: sql`${expansionSql(ofKey, 'keys', 'one')} ${expansionSql(ofValue, 'items', 'other')}`,
  }
}

const storedSql = (name: string, field: CriteriaField, values: RowValues): SQL =>
  'texts' in field ? values.ids(field.ids) : values.column(name, field)

/** A row for each value of the column, called `alias`. */
function expansionSql(field: CriteriaField | undefined, name: 'keys' | 'items', alias: 'one' | 'other'): SQL {
  const [column, values, own] = [sql.raw(`given.${name}`), sql.raw(alias), sql.raw(`own_${name}`)]
  if (field?.kind !== 'list') return sql`cross join lateral (select ${column} as value) ${values}`
  if (!('texts' in field)) return sql`cross join lateral unnest(${column}) ${values} (value)`
  return sql`cross join lateral unnest(${column}) ${own} (id)
    join (${field.texts} offset 0) ${values} (id, value) on ${values}.id = ${own}.id`
}
