import { sql, type SQL } from 'drizzle-orm'
import type { LanguageCode, Translated } from './columns.ts'

/**
 * Languages as a Shopware inherits them: Dutch and Czech have English as their parent language. A field without a text
 * of its own is null in the Store API. Its `translated` has the parent language's text.
 */
const FALLBACK = 'en'

/** Returns the text of a language, or the one that it falls back to. */
export const textIn = <Value>(texts: Translated<Value>, language: LanguageCode): Value =>
  texts[language] ?? texts[FALLBACK]

/** Returns the language of {@link textIn} if it is not the requested one. */
export const otherLanguageOf = (texts: Translated<unknown>, language: LanguageCode): LanguageCode | undefined =>
  (texts[language] ?? null) === null ? FALLBACK : undefined

/** Returns the language's own text. */
export const ownText = <Value>(texts: Translated<Value>, language: LanguageCode): Value | null =>
  texts[language] ?? null

/** {@link textIn} of a jsonb column. */
export const textInSql = (texts: SQL, language: LanguageCode): SQL =>
  sql`coalesce(${texts} ->> ${language}::text, ${texts} ->> ${FALLBACK}::text)`

/** The facts of a row of products in a language: those that all languages share, and the texts. Either may be null. */
export const factsPartsInSql = (table: 'p' | 'parent' | 'child', language: LanguageCode) => {
  const facts = sql.raw(`${table}.facts`)
  return {
    shared: sql`${facts} -> 'all'`,
    local: sql`coalesce(${facts} -> ${language}::text, ${facts} -> ${FALLBACK}::text)`,
  }
}

/** Both together. */
export const factsInSql = (table: 'p' | 'parent' | 'child', language: LanguageCode): SQL => {
  const { shared, local } = factsPartsInSql(table, language)
  return sql`(coalesce(${shared}, '{}') || coalesce(${local}, '{}'))`
}
