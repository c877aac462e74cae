import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import { readListedFamilies } from '#backend/shop/offers/families.ts'
import type { SearchSource, IndexedOption } from '#contracts/search/index-source.ts'
import type { Translated } from '#backend/database/schema/columns.ts'
import { readCategoryOptions, readIndexedCategories } from './indexed-categories.ts'
import { readIndexedProducts } from './indexed-products.ts'
import { readIndexedDocuments } from './indexed-documents.ts'
import { inEachLocale } from './locale-texts.ts'

/** Variants that are read at once: a statement of all 100,000 would delay all others. */
const VARIANTS_AT_ONCE = 500

/** The catalogue as the search indexes it. Its version is the count of migrations/0003-catalogue-version.sql. */
export const createShopSource = (db: Database): SearchSource => ({
  async version() {
    const { rows } = await db.execute<{ count: string }>(sql`select count::text as count from catalogue_version`)
    return rows[0]?.count ?? ''
  },
  async *read() {
    const families = await readListedFamilies(db)
    const [groups, kinds, pages] = [
      await readIndexedOptions(db),
      await readCategoryOptions(db),
      await readIndexedCategories(db),
    ]
    const options = [...groups, ...kinds]
    const total = families.length + pages.length
    let done = pages.length
    yield { options, pages, done, total }
    for (const some of inParts(families)) {
      const products = await readIndexedProducts(db, some)
      const sheets = await readIndexedDocuments(
        db,
        some.map(({ id }) => id),
      )
      done += some.length
      yield { products, pages: sheets, done, total }
    }
  },
})

function* inParts<Family extends { offers: () => readonly unknown[] }>(families: readonly Family[]) {
  let part: Family[] = []
  let variants = 0
  for (const family of families) {
    part.push(family)
    variants += family.offers().length
    if (variants < VARIANTS_AT_ONCE) continue
    yield part
    ;[part, variants] = [[], 0]
  }
  if (part.length > 0) yield part
}

type Row = Record<'id' | 'filter' | 'key', string> & {
  position: number
  name: Translated<string>
  label: Translated<string>
}

async function readIndexedOptions(db: Database): Promise<IndexedOption[]> {
  const { rows } = await db.execute<Row>(sql`
    select o.id, g.key as filter, o.key, o.position, o.name, g.name as label
    from property_option o join property_group g on g.id = o.group_id order by g.position, o.position, o.id`)
  return rows.map(({ name, label, ...own }) => ({ ...own, names: inEachLocale(name), labels: inEachLocale(label) }))
}
