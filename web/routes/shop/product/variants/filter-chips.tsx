import { useLocation } from 'react-router'
import { TRAIT_NAMES } from '#web/catalogue/product/trait-names.ts'
import { m } from '#web/i18n/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './filter-chips.module.css'
import { factOfKey } from './fact-filters.ts'
import { type Filters, NUMBER_COLUMN, rangeEnds, type Sorting } from './filter-variants.ts'
import { tableSearch } from './table-search.ts'
import type { Column } from './variant-columns.ts'

interface FilterChipsProps {
  columns: readonly Column[]
  filters: Filters
  /** Of the table, which stays. */
  sorting: Sorting | undefined
  onRemove: (key: string) => void
}

/** The filters that hide rows, each with a way to remove it. */
export function FilterChips({ columns, filters, sorting, onRemove }: FilterChipsProps) {
  const { pathname, search } = useLocation()
  const active = Object.entries(filters).filter(([, value]) => value.trim())
  if (active.length === 0) return null
  const columnOf = (key: string) => columns.find((column) => column.key === key)
  const factName = (key: string) => TRAIT_NAMES[factOfKey(key) ?? '']?.()
  const nameOf = (key: string) =>
    key === NUMBER_COLUMN ? m.product_number() : (columnOf(key)?.title ?? columnOf(key)?.label ?? factName(key) ?? key)
  /** As it was understood. */
  const rangeText = (key: string, value: string) => {
    const column = columnOf(key)
    const { min, max } = rangeEnds(value, column?.extent) ?? { min: value, max: value }
    const text = min === max ? min : min === '' ? `≤ ${max}` : max === '' ? `≥ ${min}` : `${min}–${max}`
    return column?.unit ? `${text}\u00a0${column.unit}` : text
  }
  const without = (removed: string) => {
    const rest = Object.fromEntries(active.filter(([key]) => key !== removed))
    const query = tableSearch(new URLSearchParams(search), columns, rest, sorting)
    return query.size > 0 ? `${pathname}?${query}` : pathname
  }
  return (
    <ul className={css.chips} aria-label={m.product_filters_active()}>
      {active.map(([key, value]) => (
        <li key={key}>
          <a
            href={without(key)}
            aria-label={m.product_filter_remove({ name: nameOf(key), value: factName(key) ? '' : value }).trim()}
            onClick={(event) => {
              event.preventDefault()
              onRemove(key)
            }}
          >
            {columnOf(key)?.kind === 'text' ? (
              <span lang={columnOf(key)?.choiceLanguages?.[value]}>{value}</span>
            ) : (
              (factName(key) ??
              `${columnOf(key)?.label ?? nameOf(key)} ${columnOf(key)?.kind === 'number' ? rangeText(key, value) : value}`)
            )}
            <Icon name="close" small />
          </a>
        </li>
      ))}
    </ul>
  )
}
