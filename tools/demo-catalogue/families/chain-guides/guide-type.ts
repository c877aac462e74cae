import type { CategoryKey } from '#tools/demo-catalogue/categories/tree.ts'
import type { GuideType } from '#tools/demo-catalogue/geometry/guide-outlines.ts'
import type { Strands } from '#tools/demo-catalogue/geometry/chains.ts'
import type { Fixing } from '#tools/demo-catalogue/options/part-options.ts'
import type { Text } from '#tools/demo-catalogue/text.ts'

/** One product: a type of guide for one, two or three strands. */
export interface GuideProduct {
  description: Text
  metaDescription: Text
}

/** What tells a type of guide from the others, in words. */
export interface GuideTypeText {
  type: GuideType
  category: CategoryKey
  fixing: Fixing
  products: Partial<Record<Strands, GuideProduct>>
  /** What is true of this type; the material's highlights follow. */
  highlights: Text[]
  application: Text
  /** Product numbers of the same task, solved otherwise. */
  alternatives: Partial<Record<Strands, string[]>>
}
