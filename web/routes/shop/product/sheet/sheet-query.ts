import type { Locale } from '#contracts/locales.ts'
import { filePaths } from '#web/app/file-paths.ts'
import type { AddFormValues } from '#web/routes/shop/product/add-to-cart/add-form.ts'
import type { CProfile } from '#web/routes/shop/product/amount/c-profile.ts'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'
import { checkLength } from '#web/tools/cut-length/cut-rules.ts'
import { parseLength } from '#web/tools/cut-length/parse-length.ts'
import type { Filters } from '#web/routes/shop/product/variants/filter-variants.ts'

/** What the address of a data sheet says beside its product. */
export interface SheetQuery {
  /** Number of the chosen variant; empty for none. */
  variant: string
  /** Cut length, mm, as it is in the address. */
  length: string
  /** Id of a C-profile variant. */
  cProfile: string
  /** Filters of the variant table. */
  filters: Filters
}

const FILTER = 'by-'
/** No table has more columns, and no filter is longer. */
const MOST_FILTERS = 20
const LONGEST_VALUE = 100

/** Address of the data sheet, without what is not chosen. */
export function sheetAddress(locale: Locale, productId: string, query: Partial<SheetQuery>): string {
  const { variant, length, cProfile, filters = {} } = query
  const search = new URLSearchParams()
  if (variant) search.set('variant', variant)
  if (length) search.set('length', length)
  if (cProfile) search.set('c-profile', cProfile)
  for (const [key, value] of Object.entries(filters)) if (value.trim()) search.set(FILTER + key, value)
  return filePaths.sheet(locale, productId) + (search.size > 0 ? `?${search}` : '')
}

/** The query of what is chosen on a product page: its first length, if it can be cut. */
export function sheetQueryOf(
  { cuts }: Pick<AddFormValues, 'cuts'>,
  variant: Pick<Variant, 'number' | 'cut'> | undefined,
  cProfile: Pick<CProfile, 'id'> | undefined,
  filters: Filters,
): Partial<SheetQuery> {
  const length = parseLength(cuts[0]?.length ?? '')
  const isPossible = variant?.cut !== undefined && checkLength(variant.cut, length) === undefined
  return {
    filters,
    ...(variant && { variant: variant.number }),
    ...(isPossible && { length: String(length) }),
    ...(cProfile && { cProfile: cProfile.id }),
  }
}

export function parseSheetQuery(search: URLSearchParams): SheetQuery {
  const valueOf = (name: string) => (search.get(name) ?? '').trim().slice(0, LONGEST_VALUE)
  const names = [...new Set(search.keys())].filter((name) => name.startsWith(FILTER)).slice(0, MOST_FILTERS)
  return {
    variant: valueOf('variant'),
    length: valueOf('length'),
    cProfile: valueOf('c-profile'),
    filters: Object.fromEntries(names.map((name) => [name.slice(FILTER.length), valueOf(name)])),
  }
}
