import type { AddFormValues } from '#web/routes/shop/product/add-to-cart/add-form.ts'
import type { CProfile } from '#web/routes/shop/product/amount/c-profile.ts'
import type { Filters } from '#web/routes/shop/product/variants/filter-variants.ts'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'
import { checkLength } from '#web/tools/cut-length/cut-rules.ts'
import { parseCutLength } from '#web/tools/cut-length/parse-cut-length.ts'
import type { DataSheetQuery } from './data-sheet-query.ts'

/** The query of the choice on a product page: its first length, if it can be cut. */
export function sheetQueryOf(
  { cuts }: Pick<AddFormValues, 'cuts'>,
  variant: Pick<Variant, 'number' | 'cut'> | undefined,
  cProfile: Pick<CProfile, 'id'> | undefined,
  filters: Filters,
): Partial<DataSheetQuery> {
  const length = variant?.cut ? parseCutLength(variant.cut, cuts[0]?.length ?? '') : Number.NaN
  const isPossible = variant?.cut !== undefined && checkLength(variant.cut, length) === undefined
  return {
    filters,
    ...(variant && { variant: variant.number }),
    ...(isPossible && { length: String(length) }),
    ...(cProfile && { cProfile: cProfile.id }),
  }
}
