import { inArray, sql } from 'drizzle-orm'
import { language as table } from '#backend/database/schema/catalogue.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { parentLanguageOf } from '#backend/database/schema/languages.ts'
import { rowFields, struct } from '#backend/http/struct.ts'
import { offeredLocales } from '#contracts/locales.ts'
import type { Language } from '#contracts/shop/context.ts'
import { EMBEDDED_LANGUAGE_IDS } from '#contracts/shop/languages.ts'
import type { SearchResult } from '#contracts/shop/criteria.ts'
import { listByCriteria } from './list-by-criteria.ts'

/** Lists the languages of the shop. `translationCode.code` is `de-DE` or `en-GB`. */
export async function listLanguages(given: { body: object }, context: ShopContext): Promise<SearchResult<Language>> {
  return listByCriteria(
    given,
    context,
    {
      from: sql`language l`,
      id: sql`l.id`,
      where: sql`l.id = any(${sql.param(offeredLocales().map((locale) => EMBEDDED_LANGUAGE_IDS[locale]))}::text[])`,
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
    async (ids, { associations }) => {
      const rows = await context.db.select().from(table).where(inArray(table.id, ids))
      return rows.map((row) => languageStruct(row, 'locale' in associations))
    },
  )
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
