import type { CategoryKey } from '#demo/categories/tree.ts'
import type { GuideType } from '#demo/geometry/guide-outlines.ts'
import type { Strands } from '#demo/geometry/chains.ts'
import type { Fixing } from '#demo/options/part-options.ts'
import type { Text } from '#demo/text.ts'

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
