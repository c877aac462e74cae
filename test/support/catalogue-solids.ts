import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { solidSchema } from '#contracts/shop/product-facts.ts'
import type { Solid } from '#drawing/geometry/solid.ts'

const solids = z.array(solidSchema).optional()
const lineSchema = z.object({
  number: z.string(),
  parent: z.string(),
  facts: z.object({ solids, model: solids }),
})

/** A variant of the demo's catalogue with its shape. */
export interface ShapedVariant {
  number: string
  parent: string
  solids: readonly Solid[]
}

/** All variants of the demo's catalogue, those without a shape of their own included. */
export const shapedVariants = (): ShapedVariant[] =>
  readFileSync('data/catalogue/variants.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map((line) => lineSchema.parse(JSON.parse(line)))
    .map(({ number, parent, facts }) => ({ number, parent, solids: facts.solids ?? facts.model ?? [] }))

/** One variant of each family with at most so many corners, drawn by numbers from 0, below 1. */
export function oneOfEachFamily(random: () => number, mostCorners: number): ShapedVariant[] {
  const few = shapedVariants().filter(({ solids }) => solids.every(({ outline }) => outline.length <= mostCorners))
  const families = [...Map.groupBy(few, ({ parent }) => parent).values()]
  return families.flatMap((variants) => variants[Math.floor(random() * variants.length)] ?? [])
}
