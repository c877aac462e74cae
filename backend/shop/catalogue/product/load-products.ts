import type { ShopContext } from '#backend/http/shop-context.ts'
import type { Wanted } from '#backend/shop/criteria/wanted.ts'
import { readAssociations } from './associations.ts'
import { readRanges } from './dimension-ranges.ts'
import { readProductRecords } from './product-rows.ts'
import { productStruct } from './product-struct.ts'
import type { ProductStruct } from './product-struct.ts'
import { readRelatives } from './relatives.ts'

/** A product with the associations that were asked for. */
export type LoadedProduct = ProductStruct & Record<string, unknown>

/**
 * The shown products of these ids in their order, with what was asked of them: one query for each kind of thing,
 * however many products.
 */
export async function loadProducts(context: ShopContext, ids: string[], wanted: Wanted): Promise<LoadedProduct[]> {
  const { db, languageCode } = context
  const withFacts = wanted.property('customFields') || wanted.property('translated')
  const rows = await readProductRecords(db, languageCode, ids, withFacts)
  const ranges = withFacts ? await readRanges(context) : undefined
  const associations = await readAssociations(context, rows, wanted)
  const relatives = await readRelatives(context, rows, wanted, loadProducts)
  const products = new Map(
    rows.map((row) => [
      row.id,
      { ...productStruct(row, ranges?.get(row.id)), ...associations(row), ...relatives(row) },
    ]),
  )
  return ids.flatMap((id) => products.get(id) ?? [])
}
