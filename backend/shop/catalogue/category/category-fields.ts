import { sql } from 'drizzle-orm'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { textInSql } from '#backend/database/schema/fallback.ts'
import type { EntityFields } from '#backend/shop/criteria/fields.ts'

/** Fields of a category in criteria. The table is `c`. */
export const categoryFields = (language: LanguageCode): EntityFields => ({
  entity: 'category',
  fields: {
    id: { kind: 'id', sql: sql`c.id` },
    parentId: { kind: 'id', sql: sql`c.parent_id` },
    level: { kind: 'number', sql: sql`c.level` },
    name: { kind: 'text', sql: textInSql(sql`c.name`, language) },
    description: { kind: 'text', sql: textInSql(sql`c.description`, language) },
    active: { kind: 'boolean', sql: sql`c.active` },
    visible: { kind: 'boolean', sql: sql`c.active` },
    type: { kind: 'text', sql: sql`'page'` },
    // Shopware has no such field but chains siblings. Here it is the catalogue's own order.
    position: { kind: 'number', sql: sql`c.position` },
  },
})
