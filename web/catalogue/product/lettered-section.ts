import type { ProductSolid } from '#contracts/shop/product-facts.ts'
import { locateMeasures, type SectionMeasure } from '#drawing/locate-measures.ts'
import type { Drawing } from '#drawing/picture.ts'
import { composeSection } from '#drawing/section.ts'
import { formatNumber } from '#web/i18n/format.ts'

/** A drawing with its measures as the page's language writes them. */
export const localisedDrawing = (drawing: Drawing): Drawing => ({
  ...drawing,
  marks: drawing.marks.map((mark) =>
    mark.kind === 'text' ? { ...mark, text: formatNumber(Number(mark.text), 1) } : mark,
  ),
})

/** The measures that a section may show, with their letters as the page's language writes them. Those in mm are lengths. */
export const toSectionMeasures = (
  measures: readonly { symbol: string; unit: string | undefined; value: unknown }[],
): SectionMeasure[] =>
  measures.flatMap(({ symbol, unit, value }) =>
    unit === 'mm' && typeof value === 'number' ? [{ symbol, value, text: `${symbol} ${formatNumber(value, 2)}` }] : [],
  )

/** Size of the letters on a section, which is shown smaller than a drawing with two measures only. */
const LETTERS = 0.1

/** The section with the letters of the catalogue; with its overall width and height where none of them is found. */
export function letteredSection(
  solids: readonly ProductSolid[],
  measures: readonly SectionMeasure[],
  textSize = LETTERS,
): Drawing {
  const dimensions = locateMeasures(solids, measures)
  return dimensions.length > 0
    ? composeSection({ solids, dimensions, textSize })
    : localisedDrawing(composeSection({ solids }))
}
