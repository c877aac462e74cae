import { sql } from 'drizzle-orm'
import { factsInSql, textIn } from '#backend/database/schema/fallback.ts'
import { cacheByVersion } from '#backend/shop/catalogue/catalogue-version.ts'
import type { CatalogueReader } from '#backend/shop/catalogue/catalogue-version.ts'
import { PRODUCT_JOIN } from '#backend/shop/catalogue/product/product-rows.ts'
import type { ProductFacts } from '#contracts/shop/product-facts.ts'
import { readListedFamilies, type ListedFamily } from './listed-families.ts'

export type Measure = Pick<ProductFacts['dimensions'][number], 'symbol' | 'name' | 'unit'>

/** A product with the data that filters need, in one language. */
export interface Candidate extends Omit<ListedFamily, 'name' | 'measuredBy'> {
  name: string
  /** What its offers are measured by, in the catalogue's order. */
  measures: Measure[]
}

/** Returns the products of these categories in no particular order. */
export async function readCandidates(reader: CatalogueReader, categoryIds: string[]): Promise<Candidate[]> {
  const requested = new Set(categoryIds)
  return (await readAllCandidates(reader)).filter(({ categoryIds: own }) => own.some((id) => requested.has(id)))
}

/** Reads all visible products. Their offers are the same objects in each language. */
export const readAllCandidates = cacheByVersion(async (reader: CatalogueReader): Promise<Candidate[]> => {
  const families = await readListedFamilies(reader)
  const dimensions = await readDimensions(
    reader,
    families.flatMap(({ measuredBy }) => measuredBy),
  )
  return families.map(({ name, measuredBy, ...family }) => ({
    ...family,
    name: textIn(name, reader.languageCode),
    measures: measuresOf(measuredBy.flatMap((id) => dimensions.get(id) ?? [])),
  }))
})

type Dimensions = ProductFacts['dimensions']

/** Products whose facts are read at once. */
const AT_ONCE = 500

async function readDimensions({ db, languageCode }: CatalogueReader, ids: string[]): Promise<Map<string, Dimensions>> {
  const found = new Map<string, Dimensions>()
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const { rows } = await db.execute<{ id: string; dimensions: Dimensions | null }>(sql`
      select p.id, coalesce(${factsInSql('p', languageCode)} -> 'dimensions',
        ${factsInSql('parent', languageCode)} -> 'dimensions') as dimensions
      from ${PRODUCT_JOIN} where p.id = any(${sql.param(ids.slice(from, from + AT_ONCE))}::text[])`)
    for (const { id, dimensions } of rows) found.set(id, dimensions ?? [])
  }
  return found
}

function measuresOf(dimensions: Dimensions): Measure[] {
  const measures = new Map<string, Measure>()
  for (const { symbol, name, unit } of dimensions) {
    if (!measures.has(symbol)) measures.set(symbol, { symbol, name, unit })
  }
  return [...measures.values()]
}
