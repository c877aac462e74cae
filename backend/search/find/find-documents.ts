import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import type { Locale } from '#contracts/locales.ts'
import { canBeFound } from '#backend/search/query/concept.ts'
import { isNumber } from '#backend/search/query/variant-points.ts'
import { numberSql, toConceptSql } from './concept-sql.ts'
import { type FacetPart, facetParts } from './facet-parts.ts'
import { RANKING } from './ranking.ts'
import {
  type DocumentKey,
  documentId,
  type DocumentsWanted,
  type FoundDocuments,
  NOTHING_FOUND,
  type VariantFilter,
} from './search-store.ts'
import { toVariantSql } from './variant-sql.ts'

/** Finds documents that have the most of the concepts, in one statement. */
export async function findDocuments(db: Database, wanted: DocumentsWanted): Promise<FoundDocuments> {
  const { locale, source, from, size, without, pinned, withFacets } = wanted
  const filter = toVariantSql(wanted.filter)
  const found = wanted.concepts.filter(canBeFound)
  const concepts = found.map(toConceptSql)
  if (concepts.length === 0) return NOTHING_FOUND
  // Each size is looked for once, not in every condition that asks for it.
  const sizedProducts = concepts.flatMap(({ size }, index) =>
    size
      ? [
          sql`${sizedTable(index)} as materialized (
            select v.product_id, bool_or(${size.has}) as has from search_variant v where ${size.fits} group by v.product_id)`,
        ]
      : [],
  )
  const sized = concepts.map(
    ({ size }, index) =>
      size && { has: isProductIn(sql`${sizedTable(index)} where has`), fits: isProductIn(sizedTable(index)) },
  )
  const has = concepts.map(({ inWords, option }, index) => {
    const bySize = sized[index]
    return sql`(${or([inWords, ...(bySize ? [bySize.fits] : []), ...(option ? [option.has] : [])])})`
  })
  const ranks = concepts.map(({ wordRank, option }, index) => {
    const bySize = sized[index]
    const cases = [
      ...(option ? [sql`when ${option.has} then ${numberSql(option.rank)}`] : []),
      ...(bySize
        ? [
            sql`when ${bySize.has} then ${numberSql(RANKING.hasSize)}`,
            sql`when ${bySize.fits} then ${numberSql(RANKING.fitsSize)}`,
          ]
        : []),
    ]
    return cases.length > 0 ? sql`greatest(${wordRank}, case ${sql.join(cases, sql` `)} else 0 end)` : wordRank
  })
  const rank = documentRank({
    ranks,
    named: plus(concepts.map(({ isNamed }) => sql`(${isNamed})::integer`)),
    words: found.filter((concept) => !isNumber(concept)).length,
  })
  const { rows } = await db.execute<{ found: FoundDocuments }>(sql`
    with ${sql.join([...sizedProducts, sql`found`], sql`, `)} as (
      select d.processor, d.ref, d.position, ${plus(has.map((one) => sql`${one}::integer`))} as matched
      from search_document d where d.locale = ${locale} and (${sql.join(has, sql` or `)})
    ), best as (
      select *, max(matched) over () as most from found
    ), enough as materialized (
      select processor, ref, position, matched from best where matched >= ceil(most * ${numberSql(RANKING.needed)})
        and not ${isOneOf(without)}
    ), kept as materialized (
      select processor, ref, position, matched from enough where not ${isOneOf(pinned)}
      ${filter ? sql`and (processor <> 'shop product' or ref in (select v.product_id from search_variant v where ${filter}))` : sql``}
    ), page as (
      select d.processor, d.ref, d.title, d.content, d.short_description as "shortDescription", d.url,
        d.seo_path as "seoPath", d.image, d.extra, k.matched, k.position, ${rank} as rank,
        ${or(concepts.map(({ asTyped }) => asTyped))} as "isExact"
      from kept k join search_document d on d.locale = ${locale} and d.processor = k.processor and d.ref = k.ref
      ${source ? sql`where d.processor = ${source}` : sql``}
      order by matched desc, rank desc, case when d.processor = 'shop product' then 0 else length(d.title) end,
        k.position, d.ref collate "C"
      offset ${from} limit ${size}
    )
    select json_build_object(
      'most', (select coalesce(max(matched), 0) from found),
      'counts', (select coalesce(json_object_agg(processor, count), '{}')
        from (select processor, count(*) from kept group by processor) counted),
      'hits', (select coalesce(json_agg(page), '[]') from page),
      'optionCounts', ${withFacets ? optionCounts(locale, wanted.filter) : sql`'{}'::json`},
      'ranges', ${withFacets ? measureRanges(locale) : sql`'{}'::json`}) as found`)
  return rows[0]?.found ?? NOTHING_FOUND
}

/** @param words how many of the concepts are not numbers */
function documentRank({ ranks, named, words }: { ranks: readonly SQL[]; named: SQL; words: number }): SQL {
  const titleWords = sql`(1 + length(d.title) - length(replace(d.title, ' ', '')))`
  const whole = sql`case when n.named >= ${titleWords} then ${numberSql(RANKING.wholeName)}
    when n.named * 2 >= ${titleWords} then ${numberSql(RANKING.wholeName / 2)} else 0 end`
  const weight = sql`case when d.processor = 'shop product' then ${numberSql(RANKING.productWeight)}
    when d.processor = 'downloads' then ${numberSql(RANKING.fileWeight)}
    when d.seo_path <> '' then ${numberSql(RANKING.categoryWeight)} else 1 end`
  const isNamedProduct = sql`${words}::integer > 0 and d.processor = 'shop product' and n.named >= ${words}::integer`
  return sql`(select (${plus(ranks)} + ${whole}) * ${weight}
    + case when ${isNamedProduct} then ${numberSql(RANKING.namedProduct)} else 0 end from (select ${named} as named) n)`
}

const isOneOf = (documents: readonly DocumentKey[]): SQL =>
  sql`(processor || ' ' || ref = any(${sql.param(documents.map(documentId))}::text[]))`

const sizedTable = (concept: number): SQL => sql.raw(`sized_${concept}`)

const isProductIn = (products: SQL): SQL =>
  sql`(d.processor = 'shop product' and d.ref in (select product_id from ${products}))`

const or = (parts: readonly SQL[]): SQL => sql.join([...parts], sql` or `)

const plus = (parts: readonly SQL[]): SQL => sql.join([...parts], sql` + `)

/** @param found the table of products with enough concepts, or of those that pass the filter as well. */
const products = (locale: Locale, found: 'enough' | 'kept') => sql`
  ${sql.raw(found)} k join search_document d on d.locale = ${locale} and d.processor = k.processor and d.ref = k.ref
  and d.processor = 'shop product'`

const optionCounts = (locale: Locale, filter: VariantFilter | undefined): SQL => sql`(
  select coalesce(json_object_agg(id, count), '{}') from (
    ${sql.join(
      facetParts(filter).map((part) => countedPart(locale, part)),
      sql` union all `,
    )}
  ) counted)`

/** Products by option. A product has the options of all its variants, so without a filter they need not be read. */
function countedPart(locale: Locale, part: FacetPart): SQL {
  const condition = toVariantSql(part.filter)
  const counted = part.only
    ? sql`option.id = any(${sql.param([...part.only])}::text[])`
    : sql`option.id <> all(${sql.param([...(part.except ?? [])])}::text[])`
  if (condition === undefined) {
    return sql`select option.id, count(*) from ${products(locale, 'enough')}
      cross join unnest(d.option_ids) as option (id) where ${counted} group by option.id`
  }
  return sql`select option.id, count(distinct v.product_id) from enough k
    join search_variant v on k.processor = 'shop product' and v.product_id = k.ref
    cross join unnest(v.option_ids) as option (id) where ${condition} and ${counted} group by option.id`
}

const measureRanges = (locale: Locale): SQL => sql`(
  select coalesce(json_object_agg(key, json_build_object('label', label, 'unit', unit, 'min', min, 'max', max)), '{}') from (
    select m.key, min(m.value ->> 'label') as label, min(m.value ->> 'unit') as unit,
      min((m.value ->> 'min')::double precision) as min, max((m.value ->> 'max')::double precision) as max
    from ${products(locale, 'kept')} cross join jsonb_each(d.measures) as m group by m.key
  ) ranged)`
