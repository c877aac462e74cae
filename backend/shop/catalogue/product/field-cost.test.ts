import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { filtersSql } from '#backend/shop/criteria/filter-sql.ts'
import type { Filter } from '#contracts/shop/criteria.ts'
import { productFields } from './product-fields.ts'

const dialect = new PgDialect()

/** The SQL of a search in each field, with the joins that run for each row. */
function searchIn(fields: readonly string[]): string {
  const filters = fields.map((field): Filter => ({ type: 'contains', field, value: 'x' }))
  const { join, where } = filtersSql({ '/filter': filters }, productFields('de'))
  return dialect.sqlToQuery(sql`${join} where ${where}`).sql
}
const count = (text: string, part: string): number => text.split(part).length - 1

/** docs/decisions/0012 has what each of these cost before. */
describe('A search', () => {
  it.each(['options.name', 'options.group.name', 'properties.name', 'categories.name'])(
    'in %s looks its texts up once, and nothing for each row',
    (field) => {
      expect(searchIn([field])).not.toContain('lateral')
    },
  )

  it('in the categories above those of a row finds these once, however many fields are named', () => {
    const once = count(searchIn(['categoriesRo.name']), 'with recursive')
    expect(once).toBe(1)
    expect(count(searchIn(['categoriesRo.name', 'categoriesRo.id', 'categoriesRo.type']), 'with recursive')).toBe(once)
  })

  it('in custom fields unpacks the facts of a row once, however many are named', () => {
    const fields = Array.from({ length: 40 }, (_, index) => `customFields.profilwerk.fact${index}`)
    const [one, all] = [searchIn(fields.slice(0, 1)), searchIn(fields)]
    for (const part of ['p.facts', 'parent.facts']) {
      expect(count(one, part)).toBeGreaterThan(0)
      expect(count(all, part)).toBe(count(one, part))
    }
  })
})
