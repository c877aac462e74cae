import { asc, sql } from 'drizzle-orm'
import { language as table } from '#backend/database/schema/catalogue.ts'
import { readCriteria } from '#backend/shop/criteria/read-criteria.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { parentLanguageOf } from '#backend/database/schema/languages.ts'
import { rowFields, searchResult, struct } from '#backend/http/struct.ts'
import type { Language } from '#contracts/shop/context.ts'
import type { SearchResult } from '#contracts/shop/criteria.ts'
import { readIds } from '#backend/shop/criteria/read-ids.ts'

/** Lists the languages of the shop. `translationCode.code` is `de-DE` or `en-GB`. */
export async function listLanguages({ body }: { body: object }, context: ShopContext): Promise<SearchResult<Language>> {
  const criteria = readCriteria(body, context.settings.maxLimit)
  const found = await readIds(
    context.db,
    {
      from: sql`language l`,
      id: sql`l.id`,
      where: sql`true`,
      order: sql`l.code`,
      fields: {
        entity: 'language',
        fields: {
          id: { kind: 'id', sql: sql`l.id` },
          name: { kind: 'text', sql: sql`l.name` },
          'locale.code': { kind: 'id', sql: sql`l.code` },
          'translationCode.code': { kind: 'id', sql: sql`l.code` },
        },
      },
    },
    criteria,
  )
  const rows = await context.db.select().from(table).orderBy(asc(table.code))
  const byId = new Map(rows.map((row) => [row.id, languageStruct(row, 'locale' in criteria.associations)]))
  const elements = found.ids.flatMap((id) => byId.get(id) ?? [])
  return searchResult('language', elements, { total: found.total, page: criteria.page, limit: criteria.limit })
}

function languageStruct({ id, code, name }: typeof table.$inferSelect, withLocale: boolean) {
  const locale = struct('locale', {
    ...rowFields(),
    id,
    code,
    name,
    territory: name,
    translated: { name, territory: name, customFields: {} },
  })
  return struct('language', {
    ...rowFields(),
    id,
    name,
    // Sent from 6.7 on.
    active: true,
    parentId: parentLanguageOf(id),
    parent: null,
    children: null,
    localeId: id,
    translationCodeId: id,
    locale: withLocale ? locale : null,
    translationCode: locale,
  })
}
