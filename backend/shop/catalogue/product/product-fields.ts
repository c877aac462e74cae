import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { factsPartsInSql } from '#backend/database/schema/fallback.ts'
import type { EntityFields, CriteriaField } from '#backend/shop/criteria/fields.ts'
import { associationFields } from './association-fields.ts'
import { CONSTANT_FIELDS, HIDDEN_FIELDS } from './constant-fields.ts'
import { DAYS_TO_MAKE, listSql, textSql } from './product-rows.ts'

const IN_STOCK = sql`(coalesce(p.stock, 0) > 0 or p.parent_id is null and exists (
  select from product child where child.parent_id = p.id and child.active and child.stock > 0))`

const PRICE = sql`coalesce(p.price_net, (
  select min(child.price_net) from product child where child.parent_id = p.id and child.active))`

const CHILDREN = sql`(select count(*) from product child where child.parent_id = p.id and child.active)`

const ALL_OPTIONS = sql`select id from property_option`
const OPTIONS: CriteriaField = { kind: 'list', sql: sql`p.option_ids`, members: ALL_OPTIONS }
const PROPERTIES: CriteriaField = { kind: 'list', sql: listSql('property_ids'), members: ALL_OPTIONS }
const CATEGORIES: CriteriaField = { kind: 'list', sql: listSql('category_ids'), members: sql`select id from category` }

/** The name of a custom field, short enough for a name in SQL. */
const CUSTOM_FIELD = /^customFields((?:\.[\w-]+)+)$/
const LONGEST = 56

/** Columns of {@link factsBase}, the first one before the others. */
const FACTS_OF = ['own_facts.local', 'own_facts.shared', 'family_facts.local', 'family_facts.shared']

/**
 * Joins the facts of a row and those of its parent, which are long texts: each is unpacked once. PostgreSQL remembers
 * those of a parent for the variants that follow. It does not where it expects few rows.
 */
function factsBase(language: LanguageCode): { name: string; join: SQL } {
  const columns = (table: 'p' | 'parent') => {
    const { shared, local } = factsPartsInSql(table, language)
    return sql`${shared} as shared, ${local} as local`
  }
  return {
    name: 'facts',
    join: sql`left join lateral (select ${columns('parent')} from product parent where parent.id = p.parent_id offset 0)
      family_facts on true cross join lateral (select ${columns('p')} offset 0) own_facts`,
  }
}

/** A custom field as text. Only `profilwerk` is stored; others are null, as those that a merchant did not define. */
const customField =
  (language: LanguageCode) =>
  (name: string): CriteriaField | undefined => {
    const [first, ...path] = CUSTOM_FIELD.exec(name)?.[1]?.split('.').slice(1) ?? []
    if (first === undefined || name.length > LONGEST) return undefined
    if (first !== 'profilwerk') return { kind: 'text', sql: sql`null::text` }
    if (path.join('.') === 'priceOnRequest') return { kind: 'text', sql: sql`(${PRICE} is null)::text`, costly: true }
    const [key = '', ...below] = path
    // A whole is not merged for one of its parts. A null of its own hides the one that a variant would inherit.
    const part = sql.join(
      FACTS_OF.map((facts) => sql`${sql.raw(facts)} -> ${key}::text`),
      sql`, `,
    )
    return {
      kind: 'text',
      sql: sql`(coalesce(${part}) #>> ${sql.param(below)}::text[])`,
      costly: true,
      base: factsBase(language),
    }
  }

/** Fields of a product in criteria, including inherited values. `p` and `parent` are the aliases of PRODUCT_JOIN. */
export const productFields = (language: LanguageCode): EntityFields => ({
  entity: 'product',
  dynamic: customField(language),
  hidden: HIDDEN_FIELDS,
  fields: {
    ...CONSTANT_FIELDS,
    ...associationFields(language),
    id: { kind: 'id', sql: sql`p.id` },
    parentId: { kind: 'id', sql: sql`p.parent_id` },
    productNumber: { kind: 'text', sql: sql`p.product_number`, indexed: true },
    childCount: { kind: 'number', sql: CHILDREN, costly: true },
    name: { kind: 'text', sql: sql`(${textSql('name', language)})` },
    metaTitle: { kind: 'text', sql: sql`(${textSql('name', language)})` },
    metaDescription: { kind: 'text', sql: sql`(${textSql('meta_description', language)})` },
    description: { kind: 'text', sql: sql`(${textSql('description', language)})` },
    active: { kind: 'boolean', sql: sql`p.active` },
    restockTime: { kind: 'number', sql: sql`(case when ${IN_STOCK} then null else ${DAYS_TO_MAKE} end)`, costly: true },
    stock: { kind: 'number', sql: sql`coalesce(p.stock, 0)` },
    availableStock: { kind: 'number', sql: sql`coalesce(p.stock, 0)` },
    price: { kind: 'number', sql: PRICE, costly: true },
    cheapestPrice: { kind: 'number', sql: PRICE, costly: true },
    weight: { kind: 'number', sql: sql`coalesce(p.weight, parent.weight)` },
    createdAt: { kind: 'date', sql: sql`p.created_at` },
    deliveryTimeId: { kind: 'id', sql: sql`coalesce(p.delivery_time_id, parent.delivery_time_id)` },
    displayGroup: { kind: 'id', sql: sql`coalesce(p.parent_id, p.id)` },
    optionIds: OPTIONS,
    'options.id': OPTIONS,
    propertyIds: PROPERTIES,
    'properties.id': PROPERTIES,
    categoryIds: CATEGORIES,
    categoryTree: CATEGORIES,
    'categories.id': CATEGORIES,
    // Not a field of Shopware. It is the catalogue's own order; for variants the order among their siblings.
    position: { kind: 'number', sql: sql`p.position` },
  },
})
