import type { Grade } from '#tools/demo-catalogue/grades/grade.ts'
import type { Text } from '#tools/demo-catalogue/text.ts'

export type SheetFormat = readonly [width: number, length: number]

export const FULL: SheetFormat = [1000, 2000]
export const QUARTER: SheetFormat = [500, 1000]

/** What a polymer's sheets are, in words and bounds. */
export interface SheetProduct {
  name: Text
  slug: Text
  description: Text
  metaDescription: Text
  highlights: Text[]
  manufacture: Text
  surface: Text
  standard: Text
  application: Text
  grades: readonly [Grade, ...Grade[]]
  formats: readonly SheetFormat[]
  /** mm, within the range's steps. */
  thinnest: number
  thickest: number
  /** Thicker ones are made to order. */
  rareAbove: number
  /** True: none on the shelf. */
  slow?: boolean
  goesWith: string[]
  alternatives: string[]
}
