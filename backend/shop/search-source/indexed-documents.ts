import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import { LANGUAGE_CODES, type LanguageCode, type Translated } from '#backend/database/schema/columns.ts'
import { offeredLocales } from '#contracts/locales.ts'
import type { IndexedPage } from '#contracts/search/index-source.ts'
import { dataSheetTitle } from '#contracts/shop/data-sheet-title.ts'
import { inEachLocale, shopLanguageOf } from './locale-texts.ts'
import { shownImage } from './shown-image.ts'

interface Sheet {
  kind: string
  title: string
  /** Of the sheet and its title, where it may be another one than that of the other facts. */
  language?: string
  url: string
  size: number
}

type Row = {
  id: string
  number: string
  position: number
  name: Translated<string>
  image: string | null
  sheets: Record<LanguageCode, { language: string; documents: Sheet[] } | null>
} & Record<string, unknown>

/** Declarations say the same for many products. They are found on the product's page. */
const KIND = 'data-sheet'

/** Reads the data sheets of these products as files for download, in every language. */
export async function readIndexedDocuments(db: Database, products: readonly string[]): Promise<IndexedPage[]> {
  const { rows } = await db.execute<Row>(sql`
    select p.id, p.product_number as number, p.position, p.name,
      ${shownImage(sql`p.cover_id`)} as image,
      json_build_object(${sql.join(
        LANGUAGE_CODES.map((code) => sql`${code}::text, p.facts -> ${code}::text`),
        sql`, `,
      )}) as sheets
    from product p where p.id = any(${sql.param([...products])}::text[])`)
  return rows.flatMap(({ id, number, position, name, image, sheets }) => {
    const names = inEachLocale(name)
    return offeredLocales().flatMap((locale): IndexedPage[] => {
      const own = sheets[shopLanguageOf(locale)] ?? sheets.en
      const sheet = own?.documents?.find(({ kind }) => kind === KIND)
      if (!own || !sheet) return []
      const language = sheet.language ?? own.language
      return [
        {
          locale,
          processor: 'downloads',
          ref: `${id} ${KIND}`,
          position,
          // A sheet in another language is looked for in that of the page.
          title: `${names[locale]}: ${dataSheetTitle(locale, { ...sheet, language })}`,
          url: sheet.url,
          seoPath: '',
          image: image ?? '',
          shortDescription: number,
          headlines: [],
          content: '',
          extra: { file: { kind: 'PDF', bytes: sheet.size, language, version: '', category: '' } },
        },
      ]
    })
  })
}
