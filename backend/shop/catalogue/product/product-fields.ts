import { sql } from 'drizzle-orm'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import type { EntityFields, CriteriaField } from '#backend/shop/criteria/fields.ts'
import { DAYS_TO_MAKE, listSql, textSql } from './product-rows.ts'

const IN_STOCK = sql`(p.stock > 0 or p.parent_id is null and exists (
  select from product child where child.parent_id = p.id and child.active and child.stock > 0))`

const PRICE = sql`coalesce(p.price_net, (
  select min(child.price_net) from product child where child.parent_id = p.id and child.active))`

const CHILDREN = sql`(select count(*) from product child where child.parent_id = p.id and child.active)`

const ALL_OPTIONS = sql`select id from property_option`
const OPTIONS: CriteriaField = { kind: 'list', sql: sql`p.option_ids`, members: ALL_OPTIONS }
const PROPERTIES: CriteriaField = { kind: 'list', sql: listSql('property_ids'), members: ALL_OPTIONS }
const CATEGORIES: CriteriaField = { kind: 'list', sql: listSql('category_ids'), members: sql`select id from category` }

/** Fields of a product in criteria, including inherited values. `p` and `parent` are the aliases of PRODUCT_JOIN. */
export const productFields = (language: LanguageCode): EntityFields => ({
  entity: 'product',
  fields: {
    id: { kind: 'id', sql: sql`p.id` },
    parentId: { kind: 'id', sql: sql`p.parent_id` },
    productNumber: { kind: 'text', sql: sql`p.product_number`, indexed: true },
    childCount: { kind: 'number', sql: CHILDREN, costly: true },
    name: { kind: 'text', sql: sql`(${textSql('name', language)})` },
    description: { kind: 'text', sql: sql`(${textSql('description', language)})` },
    active: { kind: 'boolean', sql: sql`p.active` },
    available: { kind: 'boolean', sql: sql`true` },
    isCloseout: { kind: 'boolean', sql: sql`false` },
    restockTime: { kind: 'number', sql: sql`case when ${IN_STOCK} then null else ${DAYS_TO_MAKE} end`, costly: true },
    stock: { kind: 'number', sql: sql`p.stock` },
    availableStock: { kind: 'number', sql: sql`p.stock` },
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
