import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import type { IndexedOption } from '#contracts/search/index-source.ts'
import type { DocumentRow, VariantRow } from './document-rows.ts'
import { toVector } from './words-of.ts'

/** Rows of a statement. */
const AT_ONCE = 500

/** Writes the rows that differ from the stored ones. */
export async function writeDocuments(db: Database, documents: readonly DocumentRow[]): Promise<number> {
  let changed = 0
  const rows = documents.map((row) => ({ ...row, words: toVector(row.words) }))
  for (const some of chunksOf(rows)) {
    const { rows: written } = await db.execute(sql`
      insert into search_document
      select locale, processor, ref, origin, position, title, content, short_description, url, seo_path, image, extra,
        option_ids, measures, words::tsvector, vocabulary, hash
      from jsonb_to_recordset(${JSON.stringify(some)}::text::jsonb) as given (locale text, processor text, ref text,
        origin text, position integer, title text, content text, short_description text, url text, seo_path text,
        image text, extra jsonb, option_ids text[], measures jsonb, words text, vocabulary text[], hash text)
      on conflict (locale, processor, ref) do update set origin = excluded.origin, position = excluded.position,
        title = excluded.title, content = excluded.content, short_description = excluded.short_description,
        url = excluded.url, seo_path = excluded.seo_path, image = excluded.image, extra = excluded.extra,
        option_ids = excluded.option_ids, measures = excluded.measures, words = excluded.words,
        vocabulary = excluded.vocabulary, hash = excluded.hash
      where search_document.hash <> excluded.hash returning 1`)
    changed += written.length
  }
  return changed
}

export async function writeVariants(db: Database, rows: readonly VariantRow[]): Promise<number> {
  let changed = 0
  for (const some of chunksOf(rows)) {
    const { rows: written } = await db.execute(sql`
      insert into search_variant
      select id, product_id, position, number, number_key, option_ids, measure, sizes, cut_min, cut_max, is_cut, price,
        stock, image, hash, diameters
      from jsonb_to_recordset(${JSON.stringify(some)}::text::jsonb) as given (id text, product_id text, position integer,
        number text, number_key text, option_ids text[], measure jsonb, sizes double precision[],
        cut_min double precision, cut_max double precision, is_cut boolean, price double precision, stock integer,
        image text, hash text, diameters double precision[])
      on conflict (id) do update set product_id = excluded.product_id, position = excluded.position,
        number = excluded.number, number_key = excluded.number_key, option_ids = excluded.option_ids,
        measure = excluded.measure, sizes = excluded.sizes, cut_min = excluded.cut_min, cut_max = excluded.cut_max,
        is_cut = excluded.is_cut, price = excluded.price, stock = excluded.stock, image = excluded.image,
        hash = excluded.hash, diameters = excluded.diameters
      where search_variant.hash <> excluded.hash returning 1`)
    changed += written.length
  }
  return changed
}

export async function writeOptions(db: Database, options: readonly IndexedOption[]): Promise<void> {
  await db.execute(sql`
    insert into search_option
    select id, filter, key, position, names, labels
    from jsonb_to_recordset(${JSON.stringify(options)}::text::jsonb) as given (id text, filter text, key text,
      position integer, names jsonb, labels jsonb)
    on conflict (id) do update set filter = excluded.filter, key = excluded.key, position = excluded.position,
      names = excluded.names, labels = excluded.labels`)
}

function* chunksOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += AT_ONCE) yield rows.slice(from, from + AT_ONCE)
}
