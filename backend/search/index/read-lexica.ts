import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import type { Locale } from '#contracts/locales.ts'
import { type LocaleIndex, type StoredOption, toLocaleIndexes } from './locale-index.ts'
import { createRevisionMemory } from './revision-memory.ts'

/** Returns the facts about the documents in a database; see `createRevisionMemory`. */
export const createLexicaReader = (db: Database, age: number) =>
  createRevisionMemory(
    () => readRevision(db),
    (revision) => readLocaleIndexes(db, revision),
    age,
  )

export async function readRevision(db: Database): Promise<string> {
  const { rows } = await db.execute<{ revision: string }>(sql`select revision::text as revision from search_state`)
  return rows[0]?.revision ?? ''
}

async function readLocaleIndexes(db: Database, revision: string): Promise<Record<Locale, LocaleIndex>> {
  const { rows: words } = await db.execute<{ locale: Locale; words: Record<string, number> }>(
    sql`select locale, json_object_agg(word, documents) as words from search_word group by locale`,
  )
  const { rows: options } = await db.execute<StoredOption & Record<string, unknown>>(
    sql`select id, filter, key, position, names, labels from search_option`,
  )
  const { rows: titles } = await db.execute<{ locale: Locale; titles: string[] }>(sql`
    select locale, json_agg(title order by processor = 'shop product', position, ref) as titles from search_document
    where processor = 'shop product' or (processor = 'website' and seo_path <> '') group by locale`)
  return toLocaleIndexes(
    revision,
    (locale) => ({
      words: new Map(Object.entries(words.find((row) => row.locale === locale)?.words ?? {})),
      titles: titles.find((row) => row.locale === locale)?.titles ?? [],
    }),
    options,
  )
}
