import { cacheByVersion } from '#backend/shop/catalogue/catalogue-version.ts'
import { readAllCandidates } from '#backend/shop/catalogue/listing/candidates.ts'
import type { ProductFacts } from '#contracts/shop/product-facts.ts'

type Ranges = NonNullable<ProductFacts['ranges']>

/** Reads the smallest and largest value of each dimension among a product's offers, by the product's id. */
export const readRanges = cacheByVersion(async (reader): Promise<Map<string, Ranges>> => {
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
