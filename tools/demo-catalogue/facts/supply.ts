import { z } from 'zod'
import { materialKeySchema } from '#tools/demo-catalogue/materials/materials.ts'
import type { DeliveryTimeKey } from '#tools/demo-catalogue/sources/labels.ts'
import { sizeNamed, type Sizes } from './dimension.ts'

/** A condition on variants: lower and upper bounds of sizes, and keys of materials. Missing fields match everything. */
const condition = z.strictObject({
  from: z.record(z.string(), z.number()).default({}),
  below: z.record(z.string(), z.number()).default({}),
  materials: z.array(materialKeySchema).optional(),
})

/** The variants that are not in stock: made to order, or sawn within nine days. */
export const supplySchema = z.strictObject({
  threeWeeks: z.array(condition).default([]),
  nineDays: z.array(condition).default([]),
  /** Smallest and largest stock of the others. */
  stock: z.tuple([z.int(), z.int()]).default([8, 90]),
})

type SupplyRules = z.output<typeof supplySchema>

interface Supplied {
  number: string
  sizes: Sizes
  /** Key of the material. */
  material: string
}

const isMet = ({ from, below, materials }: z.output<typeof condition>, { sizes, material }: Supplied): boolean =>
  Object.entries(from).every(([name, bound]) => sizeNamed(sizes, name) >= bound) &&
  Object.entries(below).every(([name, bound]) => sizeNamed(sizes, name) < bound) &&
  (materials?.includes(material) ?? true)

function deliveryTimeOf({ threeWeeks, nineDays }: SupplyRules, variant: Supplied): DeliveryTimeKey {
  if (threeWeeks.some((one) => isMet(one, variant))) return 'three-weeks'
  return nineDays.some((one) => isMet(one, variant)) ? 'nine-days' : 'stock'
}

/** A number between two bounds, the same for a product number every time: FNV-1a. */
function hashBetween(number: string, [from, to]: readonly [number, number]): number {
  let hash = 0x811c9dc5
  for (const character of number) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return from + (hash % (to - from + 1))
}

/** Stock and delivery time of a variant. */
export function supplyOf(rules: SupplyRules, variant: Supplied): { stock: number; deliveryTime: DeliveryTimeKey } {
  const deliveryTime = deliveryTimeOf(rules, variant)
  return { stock: deliveryTime === 'stock' ? hashBetween(variant.number, rules.stock) : 0, deliveryTime }
}
