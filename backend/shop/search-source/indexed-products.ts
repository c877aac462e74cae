import { readDescriptionText } from '#contracts/content/rich-text/read-plain-text.server.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import {
  LANGUAGE_CODES,
  type LanguageCode,
  type PerLanguage,
  type Translated,
} from '#backend/database/schema/columns.ts'
import { otherLanguageOf } from '#backend/database/schema/fallback.ts'
import { languageIdOf } from '#backend/database/schema/languages.ts'
import type { ListedFamily } from '#backend/shop/offers/families.ts'
import { perLocale } from '#contracts/locales.ts'
import { categoryOptionId, type IndexedProduct, type IndexedVariant } from '#contracts/search/index-source.ts'
import { inEachLocale, shopLanguageOf } from './locale-texts.ts'
import { shownImage } from './shown-image.ts'

interface CutFacts {
  cut: { min: number; max: number } | null
  format: { width: { min: number; max: number }; length: { min: number; max: number } } | null
}

type VariantRow = CutFacts & {
  id: string
  number: string
  position: number
  optionIds: string[]
  measures: Record<string, number> | null
  price: number | null
  stock: number
  image: string | null
}

type Row = Omit<VariantRow, 'optionIds'> & {
  propertyIds: string[]
  name: Translated<string>
  description: Translated<string> | null
  metaDescription: Translated<string> | null
  categories: Translated<string>[]
  /** Those of the first level, which a product may have by one below it. */
  kinds: string[]
  paths: Record<string, string>
  highlights: Partial<PerLanguage<string[]>>
  variants: VariantRow[] | null
} & Record<string, unknown>

/** Reads these families with their variants, in two statements. */
export async function readIndexedProducts(db: Database, families: readonly ListedFamily[]): Promise<IndexedProduct[]> {
  const ids = sql`${sql.param(families.map(({ id }) => id))}::text[]`
  const facts = (table: 'p' | 'v') => sql`
    ${sql.raw(table)}.filter_facts -> 'measures' as measures,
    coalesce(${sql.raw(table)}.facts #> '{all,cut}', ${sql.raw(table)}.facts #> '{en,cut}') as cut,
    coalesce(${sql.raw(table)}.facts #> '{all,format}', ${sql.raw(table)}.facts #> '{en,format}') as format`
  const { rows } = await db.execute<Row>(sql`
    with variant as (
      select v.parent_id, v.id, v.product_number as number, v.position, v.option_ids || v.property_ids as "optionIds",
        v.price_net::double precision as price, coalesce(v.stock, 0) as stock, ${shownImage(sql`v.cover_id`)} as image, ${facts('v')}
      from product v where v.active and v.parent_id = any(${ids})
    )
    select p.id, p.product_number as number, p.position, p.property_ids as "propertyIds", p.name, p.description,
      p.meta_description as "metaDescription", p.price_net::double precision as price, coalesce(p.stock, 0) as stock,
      ${shownImage(sql`p.cover_id`)} as image, ${facts('p')},
      json_build_object(${sql.join(
        LANGUAGE_CODES.map((code) => sql`${code}::text, p.facts -> ${code}::text -> 'highlights'`),
        sql`, `,
      )}) as highlights,
      (select coalesce(json_agg(c.name order by c.level desc, c.position), '[]') from category c
        where c.id = any(p.category_ids) and c.active) as categories,
      (with recursive above as (
        select c.id, c.parent_id, c.level from category c where c.id = any(p.category_ids) and c.active
        union select c.id, c.parent_id, c.level from category c join above on above.parent_id = c.id and c.active
      ) select coalesce(json_agg(id order by id), '[]') from above where level = 2) as kinds,
      (select coalesce(json_object_agg(s.language_id, s.seo_path_info), '{}') from seo_url s
        where s.foreign_key = p.id and s.route_name = 'frontend.detail.page') as paths,
      (select json_agg(variant order by variant.position, variant.id) from variant where variant.parent_id = p.id) as variants
    from product p where p.id = any(${ids})`)
  const familyOf = new Map(families.map((family) => [family.id, family]))
  return rows.map((row) => toProduct(row, familyOf.get(row.id)))
}

function toProduct(row: Row, family: ListedFamily | undefined): IndexedProduct {
  const keys = measureKeys(family)
  const own: VariantRow = { ...row, optionIds: [] }
  const names = inEachLocale(row.name)
  const descriptions = inEachLocale(row.description ?? { de: '', en: '' })
  const short = inEachLocale(row.metaDescription)
  return {
    id: row.id,
    number: row.number,
    position: row.position,
    image: row.image ?? '',
    texts: perLocale((locale) => {
      const code = shopLanguageOf(locale)
      const language = otherLanguageOf(row.name, code)
      const highlights = row.highlights[code] ?? row.highlights.en ?? []
      return {
        name: names[locale],
        ...(language && { language }),
        description: [readDescriptionText(descriptions[locale]), ...highlights].join('\n'),
        seoPath: row.paths[languageIdOf(code)] ?? '',
        shortDescription: short[locale],
        categories: row.categories.map((name) => inEachLocale(name)[locale]),
      }
    }),
    measures: [...keys.values()],
    variants: (row.variants ?? [own]).map((variant) => toVariant(variant, row, keys)),
  }
}

type Measures = ReadonlyMap<string, IndexedProduct['measures'][number]>

function toVariant(variant: VariantRow, family: Row, keys: Measures): IndexedVariant {
  const values = { ...family.measures, ...variant.measures }
  const cut = variant.cut ?? family.cut
  const format = variant.format ?? family.format
  const bounds = cut ?? (format && { min: format.width.min, max: Math.max(format.width.max, format.length.max) })
  return {
    id: variant.id,
    number: variant.number,
    position: variant.position,
    optionIds: [...new Set([...variant.optionIds, ...family.propertyIds, ...family.kinds.map(categoryOptionId)])],
    measure: Object.fromEntries(
      Object.entries(values).flatMap(([symbol, value]) => {
        const key = keys.get(symbol)?.key
        return key === undefined ? [] : [[key, value]]
      }),
    ),
    cut: bounds && { min: bounds.min, max: bounds.max },
    price: variant.price,
    stock: variant.stock,
    image: variant.image ?? family.image ?? '',
  }
}

/** The measures of a family by their symbol. Symbols mean different things in different families; English names do not. */
function measureKeys(family: ListedFamily | undefined): Measures {
  if (!family) return new Map()
  const nameOf = (code: LanguageCode, symbol: string) =>
    family.measures[code].find((measure) => measure.symbol === symbol)?.name
  return new Map(
    family.measures.en.map(({ symbol, name, unit }) => [
      symbol,
      {
        key: toKey(name),
        unit,
        labels: perLocale((locale) => nameOf(shopLanguageOf(locale), symbol) ?? name),
      },
    ]),
  )
}

/** `inner width` is `inner-width`. */
const toKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-$/g, '')
    .slice(0, 40)
