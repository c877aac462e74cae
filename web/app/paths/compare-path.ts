import type { Locale } from '#contracts/locales.ts'

/** Parameter that names a product or variant of a comparison by its number or id. */
export const COMPARED_ITEM = 'item'
/** Parameter with which only the differing rows are shown. */
export const ONLY_DIFFERENCES = 'differences'

/** Address of a comparison. Apart from the other addresses, because most pages do without it. */
export function comparePath(locale: Locale, items: readonly string[] = [], onlyDifferences = false): string {
  const search = new URLSearchParams(items.map((item) => [COMPARED_ITEM, item]))
  if (onlyDifferences) search.set(ONLY_DIFFERENCES, '1')
  return `/${locale}/shop/compare${search.size > 0 ? `?${search}` : ''}`
}
