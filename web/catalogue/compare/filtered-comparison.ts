import { comparePath } from '#web/app/paths.ts'
import type { Locale } from '#contracts/locales.ts'

/** Address of a comparison of the versions that pass filters. `filters` is a query of a list, with or without its `?`. */
export function filteredComparison(
  locale: Locale,
  items: readonly string[],
  onlyDifferences: boolean,
  filters = '',
): string {
  const address = comparePath(locale, items, onlyDifferences)
  const query = filters.replace(/^\?/, '')
  return query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address
}
