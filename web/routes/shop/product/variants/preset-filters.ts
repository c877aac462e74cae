import type { Optioned } from '#web/routes/shop/product/read-product.server.ts'
import type { Filters } from './filter-variants.ts'
import { traitsOf } from './traits.ts'
import type { Column } from './variant-columns.ts'

/** Parameter of an address that names an option, as in a list: the table begins filtered by it. */
export const OPTION_FILTER = 'f'

/**
 * The table's filters for the options that an address names by their ids. A column takes one option: where a list was
 * filtered by several of a group, the column stays open. Options that no column shows are left out.
 */
export function presetFilters(
  variants: readonly Optioned[],
  columns: readonly Column[],
  optionIds: readonly string[],
): Filters {
  const ids = new Set(optionIds)
  const options = new Map(variants.flatMap((variant) => traitsOf(variant)).map((option) => [option.id, option]))
  const named = [...ids].flatMap((id) => options.get(id) ?? [])
  return Object.fromEntries(
    columns.flatMap(({ key, kind }): [string, string][] => {
      const [option, another] = named.filter(({ groupId }) => groupId === key)
      return kind === 'text' && option && !another ? [[key, option.translated.name]] : []
    }),
  )
}
