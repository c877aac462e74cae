import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '#backend/database/database.ts'
import type { Filter } from '#contracts/shop/criteria.ts'
import { describeOnBothDatabases } from '#test/support/database.ts'
import { randomFractions } from '#test/support/random-fractions.ts'
import type { EntityFields } from './fields.ts'
import { filtersSql } from './filter-sql.ts'

interface Thing {
  id: string
  name: string | null
  size: number | null
  active: boolean
  optionIds: string[]
}

const THINGS: Thing[] = [
  { id: 'a', name: 'Chain guide CT', size: 10, active: true, optionIds: ['x', 'y'] },
  { id: 'b', name: 'chain 100%', size: 20, active: true, optionIds: ['x'] },
  { id: 'c', name: 'Belt_guide', size: null, active: false, optionIds: [] },
  { id: 'd', name: null, size: 10, active: false, optionIds: ['y', 'z'] },
  { id: 'e', name: "O'Ring \\", size: -3.5, active: true, optionIds: ['z'] },
]

const FIELDS: EntityFields = {
  entity: 'thing',
  fields: {
    id: { kind: 'id', sql: sql`id` },
    name: { kind: 'text', sql: sql`name` },
    indexedName: { kind: 'text', sql: sql`name`, indexed: true },
    size: { kind: 'number', sql: sql`size` },
    active: { kind: 'boolean', sql: sql`active` },
    optionIds: { kind: 'list', sql: sql`option_ids`, members: sql`select unnest(option_ids) from thing` },
  },
}

/** The same grammar over objects, to compare the SQL with. */
function holds(thing: Thing, filter: Filter): boolean {
  if ('queries' in filter) {
    if (filter.queries.length === 0) return true
    const results = filter.queries.map((query) => holds(thing, query))
    const operator = filter.type === 'multi' || filter.type === 'not' ? (filter.operator ?? 'and') : filter.type
    const some = /or$/i.test(operator)
    const joined = some ? results.some(Boolean) : results.every(Boolean)
    return ['not', 'nand', 'nor'].includes(filter.type) ? !joined : joined
  }
  const value = thing[filter.field === 'indexedName' ? 'name' : (filter.field as keyof Thing)]
  const values = (Array.isArray(value) ? value : value === null ? [] : [value]).map(String)
  const asked = (given: string | (string | number)[]) =>
    typeof given === 'string' ? given.split('|') : given.map(String)
  switch (filter.type) {
    case 'equals':
      return filter.value === null ? values.length === 0 : values.includes(String(filter.value))
    case 'equalsAny':
      return asked(filter.value).some((one) => values.includes(one))
    case 'equalsAll':
      return asked(filter.value).every((one) => values.includes(one))
    case 'contains':
      return values.some((one) => one.toLowerCase().includes(filter.value.toLowerCase()))
    case 'prefix':
      return values.some((one) => one.toLowerCase().startsWith(filter.value.toLowerCase()))
    case 'suffix':
      return values.some((one) => one.toLowerCase().endsWith(filter.value.toLowerCase()))
    case 'range': {
      const { gt, gte, lt, lte } = filter.parameters
      if (gt === undefined && gte === undefined && lt === undefined && lte === undefined) return true
      const compare = (one: string, bound: string | number): number =>
        filter.field === 'size' ? Number(one) - Number(bound) : one < String(bound) ? -1 : one > String(bound) ? 1 : 0
      return values.some(
        (one) =>
          (gt === undefined || compare(one, gt) > 0) &&
          (gte === undefined || compare(one, gte) >= 0) &&
          (lt === undefined || compare(one, lt) < 0) &&
          (lte === undefined || compare(one, lte) <= 0),
      )
    }
  }
}

/** The same filters in every run. */
function randomFrom(seed: number) {
  const next = randomFractions(seed)
  return <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item
}

type Pick = ReturnType<typeof randomFrom>

function randomFilter(pick: Pick, depth: number): Filter {
  if (depth > 0 && pick([true, false])) {
    const queries = Array.from({ length: pick([0, 1, 2, 3]) }, () => randomFilter(pick, depth - 1))
    const operator = pick(['and', 'or', 'AND', 'OR'] as const)
    return pick<Filter>([
      { type: pick(['and', 'or', 'nand', 'nor'] as const), queries },
      { type: pick(['multi', 'not'] as const), operator, queries },
    ])
  }
  return pick<Filter>([
    { type: 'equals', field: 'name', value: pick(['chain 100%', 'Belt_guide', null]) },
    { type: 'equals', field: 'optionIds', value: pick(['x', 'y', 'nope', null]) },
    { type: 'equals', field: 'active', value: pick([true, false]) },
    { type: 'equalsAny', field: 'id', value: pick(['a|b', 'c', 'd|nope']) },
    { type: pick(['equalsAny', 'equalsAll'] as const), field: 'optionIds', value: pick([['x', 'y'], ['z'], ['x']]) },
    { type: 'equalsAny', field: 'size', value: pick([[10, 20], [-3.5]]) },
    {
      type: pick(['contains', 'prefix', 'suffix'] as const),
      field: pick(['name', 'indexedName']),
      value: pick(['CHAIN', '%', '_', 'guide', '0%', '_gui', ' \\', '\\', "'"]),
    },
    { type: pick(['contains', 'prefix', 'suffix'] as const), field: 'optionIds', value: pick(['X', 'z', '']) },
    { type: 'equalsAll', field: 'name', value: pick([['Belt_guide'], ['Belt_guide', 'chain 100%']]) },
    { type: 'range', field: 'optionIds', parameters: pick([{ gte: 'y' }, { gt: 'x', lt: 'z' }, {}]) },
    { type: 'range', field: 'size', parameters: pick([{ gt: 10 }, { gte: 10, lt: 20 }, { lte: '10' }, {}]) },
  ])
}

describeOnBothDatabases('filtersSql', (open) => {
  let db: Database
  beforeAll(async () => {
    const opened = await open()
    db = opened.db
    await opened.query(
      'create table thing (id text, name text, size double precision, active boolean, option_ids text[])',
    )
    for (const thing of THINGS) {
      const { id, name, size, active, optionIds } = thing
      await opened.query('insert into thing values ($1, $2, $3, $4, $5)', [id, name, size, active, optionIds])
    }
  })

  const select = async (filters: Filter[]): Promise<string[]> => {
    const { join, where } = filtersSql({ '/filter': filters }, FIELDS)
    const { rows } = await db.execute<{ id: string }>(sql`select id from thing ${join} where ${where} order by id`)
    return rows.map(({ id }) => id)
  }

  it('selects the same rows as the grammar over objects for 400 random filters', async () => {
    const pick = randomFrom(7)
    for (let round = 0; round < 400; round += 1) {
      const filters = [randomFilter(pick, 3)]
      const expected = THINGS.filter((thing) => filters.every((filter) => holds(thing, filter))).map(({ id }) => id)
      expect(await select(filters), JSON.stringify(filters)).toEqual(expected)
    }
  })

  it('requires all filters of the list and accepts the entity as a prefix', async () => {
    const active = { type: 'equals', field: 'thing.active', value: 'true' } as const
    expect(await select([active, { type: 'equals', field: 'size', value: '10' }])).toEqual(['a'])
  })

  it('names an unknown field by its pointer', () => {
    const filter: Filter = { type: 'not', queries: [{ type: 'equals', field: 'secret', value: 1 }] }
    expect(() => filtersSql({ '/filter': [filter] }, FIELDS)).toThrowError(
      expect.objectContaining({
        status: 400,
        errors: [
          expect.objectContaining({
            code: 'FRAMEWORK__UNMAPPED_FIELD',
            source: { pointer: '/filter/0/queries/0/field' },
          }),
        ],
      }),
    )
  })

  it('refuses a value that the field cannot have', () => {
    expect(() => filtersSql({ '/filter': [{ type: 'equals', field: 'size', value: 'large' }] }, FIELDS)).toThrowError(
      expect.objectContaining({
        errors: [
          expect.objectContaining({ code: 'FRAMEWORK__INVALID_FILTER_QUERY', source: { pointer: '/filter/0/value' } }),
        ],
      }),
    )
  })
})
