import type { SectionMeasure } from '#drawing/locate-measures.ts'
import { toSectionMeasures } from '#web/catalogue/product/lettered-section.ts'
import type { TableVariant } from './variant.ts'
import type { Column, CommonMeasure } from './variant-columns.ts'

/** The measures of a variant in mm: those in which variants differ and those that all of them share. */
export function measuresOf(
  variant: Pick<TableVariant, 'cells'>,
  columns: readonly Pick<Column, 'key' | 'unit'>[],
  common: readonly CommonMeasure[],
): SectionMeasure[] {
  const own = columns.map(({ key, unit }, index) => ({ symbol: key, unit, value: variant.cells[index] }))
  return toSectionMeasures([...own, ...common])
}
