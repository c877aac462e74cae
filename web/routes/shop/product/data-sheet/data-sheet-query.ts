import type { Locale } from '#contracts/locales.ts'
import { filePaths } from '#web/app/paths.ts'
import type { Filters } from '#web/routes/shop/product/variants/filter-variants.ts'

/** The query of a data sheet's address, besides its product. */
export interface DataSheetQuery {
  /** Number of the chosen variant; empty for none. */
  variant: string
  /** Cut length, mm, as it is in the address. */
  length: string
  /** Id of a C-profile variant. */
  cProfile: string
  /** Filters of the variant table. */
  filters: Filters
}

/** Names of filters in the address begin with it. */
export const SHEET_FILTER = 'by-'

/** Address of the data sheet, without unset choices. */
export function sheetAddress(locale: Locale, productId: string, query: Partial<DataSheetQuery>): string {
  const { variant, length, cProfile, filters = {} } = query
  const search = new URLSearchParams()
  if (variant) search.set('variant', variant)
  if (length) search.set('length', length)
  if (cProfile) search.set('c-profile', cProfile)
  for (const [key, value] of Object.entries(filters)) if (value.trim()) search.set(SHEET_FILTER + key, value)
  return filePaths.sheet(locale, productId) + (search.size > 0 ? `?${search}` : '')
}
