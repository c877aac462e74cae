import { z } from 'zod'
import { materialKeySchema } from '#tools/demo-catalogue/materials/materials.ts'
import { sizeNamed, type Sizes } from './dimension.ts'

/** How a product's variants are priced, net EUR. */
export const priceSchema = z.strictObject({
  base: z.number(),
  perKilogram: z.number().default(0),
  /** For each mm, tooth or step of a size. */
  per: z.record(z.string(), z.number()).default({}),
  /** Factors by key of the material. */
  factors: z.record(materialKeySchema, z.number()).default({}),
})

type PriceFormula = z.output<typeof priceSchema>

/** Rounds as a price list does: to 10 cents, from 100 EUR to 50 cents. */
export const roundPrice = (euros: number): number => {
  const step = euros < 100 ? 10 : 2
  return Math.max(0.1, Math.round(euros * step) / step)
}

/** The price of a variant, with its weight in kg and a `factor` beyond that of its material. */
export function variantPrice(
  { base, perKilogram, per, factors }: PriceFormula,
  { sizes, weight, material, factor = 1 }: { sizes: Sizes; weight: number; material: string; factor?: number },
): number {
  const bySize = Object.entries(per).reduce((sum, [name, euros]) => sum + euros * sizeNamed(sizes, name), base)
  return roundPrice((bySize + perKilogram * weight) * factor * (factors[material] ?? 1))
}
