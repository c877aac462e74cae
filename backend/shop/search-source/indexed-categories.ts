import { readDescriptionText } from '#contracts/content/rich-text/read-plain-text.server.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import type { Translated } from '#backend/database/schema/columns.ts'
import { languageIdOf } from '#backend/database/schema/languages.ts'
import { offeredLocales } from '#contracts/locales.ts'
import { type IndexedOption, type IndexedPage, toCategoryOption } from '#contracts/search/index-source.ts'
import { inEachLocale, shopLanguageOf } from './locale-texts.ts'
import { shownImage } from './shown-image.ts'

/** Categories of the first level, by which the hits of a search are filtered. */
export async function readCategoryOptions(db: Database): Promise<IndexedOption[]> {
  const { rows } = await db.execute<{ id: string; position: number; name: Translated<string> }>(
    sql`select id, position, name from category where active and level = 2 order by position, id`,
  )
  return rows.map(({ id, position, name }) => toCategoryOption(id, position, inEachLocale(name)))
}

type Row = Record<'id', string> & {
  position: number
  name: Translated<string>
  description: Translated<string>
  image: string | null
  paths: Record<string, string>
}

/** Reads the visible categories below the root in every language. */
export async function readIndexedCategories(db: Database): Promise<IndexedPage[]> {
  const { rows } = await db.execute<Row>(sql`
    select c.id, c.position, c.name, c.description, ${shownImage(sql`c.media_id`)} as image,
      (select coalesce(json_object_agg(s.language_id, s.seo_path_info), '{}') from seo_url s
        where s.foreign_key = c.id and s.route_name = 'frontend.navigation.page') as paths
    from category c where c.active and c.level > 1 order by c.level, c.position, c.id`)
  return rows.flatMap((row) => {
    const [names, descriptions] = [inEachLocale(row.name), inEachLocale(row.description)]
    return offeredLocales().flatMap((locale): IndexedPage[] => {
      const seoPath = row.paths[languageIdOf(shopLanguageOf(locale))]
      if (seoPath === undefined) return []
      return [
        {
          locale,
          processor: 'website',
          ref: row.id,
          position: row.position,
          title: names[locale],
          url: '',
          seoPath,
          image: row.image ?? '',
          shortDescription: '',
          headlines: [],
          content: readDescriptionText(descriptions[locale]),
          extra: {},
        },
      ]
    })
  })
}
