import type { ShopContext } from '#backend/http/shop-context.ts'
import type { RequestedFields } from '#backend/shop/criteria/requested-fields.ts'
import { cacheByVersion } from '#backend/shop/catalogue/catalogue-version.ts'
import { readAllCandidates } from '#backend/shop/catalogue/listing/candidates.ts'
import type { ProductFacts } from '#contracts/shop/product-facts.ts'
import { readAssociations } from './associations.ts'
import { readProductRecords } from './product-rows.ts'
import { productStruct } from './product-struct.ts'
import type { ProductStruct } from './product-struct.ts'
import { readRelations } from './relations.ts'

type Ranges = NonNullable<ProductFacts['ranges']>

/** Reads the smallest and largest value of each dimension among a product's offers, by the product's id. */
const readRanges = cacheByVersion(async (reader): Promise<Map<string, Ranges>> => {
  const candidates = await readAllCandidates(reader)
  return new Map(
    candidates.map(({ id, measures, summary }) => [
      id,
      measures.flatMap(({ symbol, name, unit }) => {
        const range = summary.measures[symbol]
        return range ? [{ symbol, name, ...range, unit }] : []
      }),
    ]),
  )
})

/** A product with the requested associations. */
export type LoadedProduct = ProductStruct & Record<string, unknown>

/**
 * Loads the visible products of these ids in their order with the requested associations. Each kind of association
 * takes one query, however many products.
 */
export async function loadProducts(
  context: ShopContext,
  ids: string[],
  requested: RequestedFields,
): Promise<LoadedProduct[]> {
  const { db, languageCode } = context
  const withFacts = requested.property('customFields') || requested.property('translated')
  const rows = await readProductRecords(db, languageCode, ids, { facts: withFacts ? 'all' : 'none' })
  const ranges = withFacts ? await readRanges(context) : undefined
  const associations = await readAssociations(context, rows, requested)
  const relatives = await readRelations(context, rows, requested, loadProducts)
  const products = new Map(
    rows.map((row) => [
      row.id,
      { ...productStruct(row, ranges?.get(row.id), context), ...associations(row), ...relatives(row) },
    ]),
  )
  return ids.flatMap((id) => products.get(id) ?? [])
}
