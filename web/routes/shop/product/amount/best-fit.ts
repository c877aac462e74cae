import type { Product, PropertyOption } from '#contracts/shop/product.ts'
import { availabilityOf } from '#web/catalogue/product/availability.ts'

type Options = readonly PropertyOption[] | null | undefined

/** Options of the same group that are equal, less those that differ: 08B-1 goes with 08B-1, not with 10B-1. */
function likeness(options: Options, others: Options): number {
  const chosen = new Map(options?.map(({ groupId, id }) => [groupId, id]))
  return (others ?? []).reduce((sum, { groupId, id }) => {
    const same = chosen.get(groupId)
    return same === undefined ? sum : sum + (same === id ? 1 : -1)
  }, 0)
}

/** The variant that goes best with the chosen one; of equal ones the first that is in stock. */
export function bestFit(chosen: Product | undefined, variants: readonly Product[]): Product | undefined {
  const rank = (variant: Product) =>
    2 * likeness(chosen?.options, variant.options) + (availabilityOf(variant).inStock ? 1 : 0)
  return variants.reduce<Product | undefined>(
    (best, variant) => (best && rank(best) >= rank(variant) ? best : variant),
    undefined,
  )
}
