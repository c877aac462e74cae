import { inArray, sql } from 'drizzle-orm'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { salutation as table } from '#backend/database/schema/sales.ts'
import { listByCriteria } from './list-by-criteria.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { rowFields, struct } from '#backend/http/struct.ts'
import type { SearchResult } from '#contracts/shop/criteria.ts'
import type { Salutation } from '#contracts/shop/customer.ts'

/** Lists the salutations of customers. `not_specified` means none. */
export async function listSalutations(
  given: { body: object },
  context: ShopContext,
): Promise<SearchResult<Salutation>> {
  return listByCriteria(
    given,
    context,
    {
      from: sql`salutation s`,
      id: sql`s.id`,
      where: sql`true`,
      order: sql`s.position`,
      fields: {
        entity: 'salutation',
        fields: {
          id: { kind: 'id', sql: sql`s.id` },
          salutationKey: { kind: 'id', sql: sql`s.key` },
          displayName: { kind: 'text', sql: sql`(s.name ->> ${context.languageCode}::text)` },
          position: { kind: 'number', sql: sql`s.position` },
        },
      },
    },
    async (ids) => {
      const rows = await context.db.select().from(table).where(inArray(table.id, ids))
      return rows.map((row) => salutationStruct(row, context.languageCode))
    },
  )
}

export function salutationStruct(row: typeof table.$inferSelect, language: LanguageCode) {
  const [displayName, letterName] = [row.name[language], row.letterName[language]]
  return struct('salutation', {
    ...rowFields(),
    id: row.id,
    salutationKey: row.key,
    displayName,
    letterName,
    position: row.position,
    translated: { displayName, letterName, customFields: {} },
  })
}
