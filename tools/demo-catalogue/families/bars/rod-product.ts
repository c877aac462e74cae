import type { Grade } from '#tools/demo-catalogue/grades/grade.ts'
import type { Text } from '#tools/demo-catalogue/text.ts'

/** What a polymer's rods are, in words and bounds. */
export interface RodProduct {
  name: Text
  slug: Text
  description: Text
  metaDescription: Text
  highlights: Text[]
  manufacture: Text
  application: Text
  grades: readonly [Grade, ...Grade[]]
  /** Diameters, mm, within the range's steps. */
  thinnest: number
  thickest: number
  /** Thicker ones are made to order. */
  rareAbove: number
  /** True: none on the shelf. */
  slow?: boolean
  goesWith: string[]
  alternatives: string[]
}
