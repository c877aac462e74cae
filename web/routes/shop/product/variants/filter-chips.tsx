import { useLocation } from 'react-router'
import { m } from '#web/i18n/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './filter-chips.module.css'
import { type Filters, NUMBER_COLUMN } from './filter-variants.ts'
import type { Column } from './variant-columns.ts'

interface FilterChipsProps {
  columns: readonly Column[]
  filters: Filters
  onRemove: (key: string) => void
}

/** The filters that hide rows, each with a way to remove it. Without scripts it leads to the page without any filter. */
export function FilterChips({ columns, filters, onRemove }: FilterChipsProps) {
  const { pathname } = useLocation()
  const active = Object.entries(filters).filter(([, value]) => value.trim())
  if (active.length === 0) return null
  const columnOf = (key: string) => columns.find((column) => column.key === key)
  const nameOf = (key: string) =>
    key === NUMBER_COLUMN ? m.product_number() : (columnOf(key)?.title ?? columnOf(key)?.label ?? key)
  return (
    <ul className={css.chips} aria-label={m.product_filters_active()}>
      {active.map(([key, value]) => (
        <li key={key}>
          <a
            href={pathname}
            aria-label={m.product_filter_remove({ name: nameOf(key), value })}
            onClick={(event) => {
              event.preventDefault()
              onRemove(key)
            }}
          >
            {columnOf(key)?.kind === 'text' ? (
              <span lang={columnOf(key)?.choiceLanguages?.[value]}>{value}</span>
            ) : (
              `${columnOf(key)?.label ?? nameOf(key)} ${value}`
            )}
            <Icon name="close" small />
          </a>
        </li>
      ))}
    </ul>
  )
}
