import { sql } from 'drizzle-orm'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import type { EntityFields } from '#backend/shop/criteria/fields.ts'
import { listSql, textSql } from './product-rows.ts'

const AVAILABLE = sql`(p.stock > 0 or p.parent_id is null and exists (
  select from product child where child.parent_id = p.id and child.active and child.stock > 0))`

const PRICE = sql`coalesce(p.price_net, (
  select min(child.price_net) from product child where child.parent_id = p.id and child.active))`

/** What criteria may name of a product, inherited values included; `p` and `parent` are those of PRODUCT_JOIN. */
export const productFields = (language: LanguageCode): EntityFields => ({
  entity: 'product',
  fields: {
    id: { kind: 'id', sql: sql`p.id` },
    parentId: { kind: 'id', sql: sql`p.parent_id` },
    productNumber: { kind: 'text', sql: sql`p.product_number` },
    name: { kind: 'text', sql: sql`(${textSql('name', language)})` },
    description: { kind: 'text', sql: sql`(${textSql('description', language)})` },
    active: { kind: 'boolean', sql: sql`p.active` },
    available: { kind: 'boolean', sql: AVAILABLE },
    stock: { kind: 'number', sql: sql`p.stock` },
    availableStock: { kind: 'number', sql: sql`p.stock` },
    price: { kind: 'number', sql: PRICE },
    cheapestPrice: { kind: 'number', sql: PRICE },
    weight: { kind: 'number', sql: sql`coalesce(p.weight, parent.weight)` },
    createdAt: { kind: 'date', sql: sql`p.created_at` },
    deliveryTimeId: { kind: 'id', sql: sql`coalesce(p.delivery_time_id, parent.delivery_time_id)` },
    displayGroup: { kind: 'id', sql: sql`coalesce(p.parent_id, p.id)` },
    optionIds: { kind: 'list', sql: sql`p.option_ids` },
    'options.id': { kind: 'list', sql: sql`p.option_ids` },
    propertyIds: { kind: 'list', sql: listSql('property_ids') },
    'properties.id': { kind: 'list', sql: listSql('property_ids') },
    categoryIds: { kind: 'list', sql: listSql('category_ids') },
    categoryTree: { kind: 'list', sql: listSql('category_ids') },
    'categories.id': { kind: 'list', sql: listSql('category_ids') },
    // Not a field of a Shopware: the catalogue's own order, of variants among their siblings.
    position: { kind: 'number', sql: sql`p.position` },
  },
})
