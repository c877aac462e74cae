import type { ProductSolid } from '#contracts/shop/product-facts.ts'
import { CHARACTER } from '#drawing/annotation.ts'
import type { SectionMeasure } from '#drawing/locate-measures.ts'
import type { Drawing } from '#drawing/picture.ts'
import { composeSection } from '#drawing/section.ts'
import { letteredSection } from '#web/catalogue/product/lettered-section.ts'

/** A section and the share of a column that it is as wide as, 0 to 1. */
export interface ScaledSection {
  drawing: Drawing
  share: number
}

export interface ScaledSections {
  /** One for each product; undefined without a shape. */
  sections: (ScaledSection | undefined)[]
  /** False if their sizes are too different: each is then as large as its column. */
  isOneScale: boolean
}

interface SectionInput {
  solids: readonly ProductSolid[]
  measures: readonly SectionMeasure[]
}

/** Size of the letters as a share of the largest section. */
const LETTERS = 0.085
/** How many times the smallest section may fit into the largest. Beyond this it would be a dot. */
const MOST_TIMES = 6
/** Where letters are larger than this share of their section, only lines that are longer than their text are drawn. */
const CROWDED = 0.11
/** Letters are left out where they would be larger than this share of their section: they would cover it. */
const LARGEST_LETTERS = 0.25

/** Draws sections for columns of equal width: in one scale and with letters of one size, where this is possible. */
export function scaledSections(inputs: readonly SectionInput[]): ScaledSections {
  const sizes = inputs.map(({ solids }) => (solids.length > 0 ? sizeOf(solids) : undefined))
  const known = sizes.filter((size) => size !== undefined)
  const largest = Math.max(...known)
  const isOneScale = known.every((size) => size * MOST_TIMES >= largest)
  const drawings = inputs.map(({ solids, measures }, index) => {
    const size = sizes[index]
    if (size === undefined) return undefined
    const textSize = (LETTERS * (isOneScale ? largest : size)) / size
    const hasRoom = ({ value, text }: SectionMeasure) => value > text.length * CHARACTER * textSize * size
    const shown = textSize > CROWDED ? measures.filter(hasRoom) : measures
    return textSize > LARGEST_LETTERS || (shown.length === 0 && measures.length > 0)
      ? composeSection({ solids, dimensions: [] })
      : letteredSection(solids, shown, textSize)
  })
  const sides = drawings.map((drawing) => (drawing ? longerSide(drawing) : 0))
  const column = Math.max(...sides)
  return {
    isOneScale,
    sections: drawings.map(
      (drawing, index) => drawing && { drawing, share: widthOf(drawing) / ((isOneScale ? column : sides[index]) || 1) },
    ),
  }
}

/** Millimetres of the drawing, with its measures. */
const widthOf = ({ width, scale = 1 }: Drawing): number => width / scale
const longerSide = ({ width, height, scale = 1 }: Drawing): number => Math.max(width, height) / scale

/** Longer side of the bare section, mm. */
const sizeOf = (solids: readonly ProductSolid[]): number =>
  longerSide(composeSection({ solids, dimensions: [], padding: 0 }))
