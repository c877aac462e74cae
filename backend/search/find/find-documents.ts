import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import type { Locale } from '#contracts/locales.ts'
import type { Concept } from '#backend/search/query/concept.ts'
import { isNumber } from '#backend/search/query/variant-points.ts'
import { toConceptSql } from './concept-sql.ts'
import { type FacetPart, facetParts } from './facet-parts.ts'
import {
  type DocumentsWanted,
  type FoundDocuments,
  NOTHING_FOUND,
  RANKING,
  type VariantFilter,
} from './search-store.ts'
import { toVariantSql } from './variant-sql.ts'

/** PostgreSQL's order: D, C, B, A. */
const { needed, weights, loose: LOOSE, wholeName, looselyNamed: LOOSELY_NAMED, productWeight: PRODUCT_WEIGHT } = RANKING
const WEIGHTS = `{${weights.D}, ${weights.C}, ${weights.B}, ${weights.A}}`

/** Finds documents that have the most of the concepts, in one statement. */
export async function findDocuments(db: Database, wanted: DocumentsWanted): Promise<FoundDocuments> {
  const { locale, source, from, size, without, withFacets } = wanted
  const filter = toVariantSql(wanted.filter)
  const concepts = wanted.concepts.filter(canBeFound).map(toConceptSql)
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
  const has = concepts.map(({ exact, loose, option }, index) => {
    const bySize = sized[index]
    const others = [...(bySize ? [bySize.fits] : []), ...(option ? [option.has] : [])]
    return sql`(${sql.join([sql`d.words @@ ${exact}`, sql`d.words @@ ${loose}`, ...others], sql` or `)})`
  })
  const ranks = concepts.map(({ exact, loose, option }, index) => {
    const bySize = sized[index]
    const byWords = sql`ts_rank(${WEIGHTS}::real[], d.words, ${exact}) + ${LOOSE}::real * ts_rank(${WEIGHTS}::real[], d.words, ${loose})`
    const cases = [
      ...(option ? [sql`when ${option.has} then ${option.rank}::real`] : []),
      ...(bySize
        ? [
            sql`when ${bySize.has} then ${RANKING.hasSize}::real`,
            sql`when ${bySize.fits} then ${RANKING.fitsSize}::real`,
          ]
        : []),
    ]
    return cases.length > 0 ? sql`greatest(${byWords}, case ${sql.join(cases, sql` `)} else 0 end)` : byWords
  })
  const named = plus(
    concepts.map(
      ({ named, looselyNamed }) =>
        sql`case when d.words @@ ${named} then 1 when d.words @@ ${looselyNamed} then ${LOOSELY_NAMED}::real else 0 end`,
    ),
  )
  const share = sql`least(1, (${named})::real / (1 + length(d.title) - length(replace(d.title, ' ', ''))))`
  // Of products only halves count: further words of their names are types and materials, not another subject.
  const nameShare = sql`case when d.processor = 'shop product' then floor(${share} * 2) / 2 else ${share} end`
  const productWeight = sql`case when d.processor = 'shop product' then ${PRODUCT_WEIGHT}::real
    when d.processor = 'downloads' then ${RANKING.fileWeight}::real
    when d.seo_path <> '' then ${RANKING.categoryWeight}::real else 1 end`
  const words = wanted.concepts.filter(canBeFound).filter((concept) => !isNumber(concept)).length
  const namedProduct = sql`case when ${words}::integer > 0 and d.processor = 'shop product'
    and ${named} >= ${words * LOOSELY_NAMED}::real - 0.01 then ${RANKING.namedProduct}::real else 0 end`
  const rank = sql`((${plus(ranks)} + ${wholeName}::real * ${nameShare}) * ${productWeight} + ${namedProduct})`
  const exactAny = sql.join(
    concepts.map(({ exact }) => sql`d.words @@ ${exact}`),
    sql` or `,
  )
  const { rows } = await db.execute<{ found: FoundDocuments }>(sql`
    with ${sql.join([...sizedProducts, sql`found`], sql`, `)} as (
      select d.processor, d.ref, d.position, ${plus(has.map((one) => sql`${one}::integer`))} as matched
      from search_document d where d.locale = ${locale} and (${sql.join(has, sql` or `)})
    ), best as (
      select *, max(matched) over () as most from found
    ), enough as materialized (
      select processor, ref, position, matched from best where matched >= ceil(most * ${needed}::real)
        and not (processor = 'shop product' and ref = any(${sql.param([...without])}::text[]))
    ), kept as materialized (
      select processor, ref, position, matched from enough
      ${filter ? sql`where processor <> 'shop product' or ref in (select v.product_id from search_variant v where ${filter})` : sql``}
    ), page as (
      select d.processor, d.ref, d.title, d.content, d.short_description as "shortDescription", d.url,
        d.seo_path as "seoPath", d.image, d.extra, k.matched, k.position, ${rank} as rank, ${exactAny} as "isExact"
      from kept k join search_document d on d.locale = ${locale} and d.processor = k.processor and d.ref = k.ref
      ${source ? sql`where d.processor = ${source}` : sql``}
      order by matched desc, round(${rank} / ${RANKING.rankStep}::real) desc,
        case when d.processor = 'shop product' then 0 else length(d.title) end, k.position, d.ref
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

/** An item number that no document has as a word cannot; reading all documents for it would take longer than the rest. */
const canBeFound = ({ alternatives, values, optionIds }: Concept): boolean =>
  values.length + optionIds.length > 0 || alternatives.some(({ groups }) => groups.some((group) => group.length > 0))

const sizedTable = (concept: number): SQL => sql.raw(`sized_${concept}`)

const isProductIn = (products: SQL): SQL =>
  sql`(d.processor = 'shop product' and d.ref in (select product_id from ${products}))`

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
