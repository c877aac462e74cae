import type { Product, PropertyOption } from '#contracts/shop/product.ts'
import { availabilityOf } from '#web/catalogue/product/availability.ts'
import type { Optioned } from '#web/routes/shop/product/read-product.server.ts'
import { traitsOf } from '#web/routes/shop/product/variants/traits.ts'

type Candidate = Optioned & Pick<Product, 'available' | 'availableStock' | 'deliveryTime' | 'childCount'>

/** Traits of the same group that are equal, less those that differ: 08B-1 goes with 08B-1, not with 10B-1. */
function likeness(traits: readonly PropertyOption[], others: readonly PropertyOption[]): number {
  const chosen = new Map(traits.map(({ groupId, id }) => [groupId, id]))
  return others.reduce((sum, { groupId, id }) => {
    const same = chosen.get(groupId)
    return same === undefined ? sum : sum + (same === id ? 1 : -1)
  }, 0)
}

/** The variant that goes best with the chosen one; of equal ones the first that is in stock. */
export function bestFit<Variant extends Candidate>(
  chosen: Optioned | undefined,
  variants: readonly Variant[],
): Variant | undefined {
  const traits = chosen ? traitsOf(chosen) : []
  const rank = (variant: Variant) => 2 * likeness(traits, traitsOf(variant)) + (availabilityOf(variant).inStock ? 1 : 0)
  return variants.reduce<Variant | undefined>(
    (best, variant) => (best && rank(best) >= rank(variant) ? best : variant),
    undefined,
  )
}
