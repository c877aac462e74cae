import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { splitRepeated } from '#contracts/shop/named-value.ts'
import { taxText } from '#web/catalogue/product/price.ts'
import { useTaxState } from '#web/catalogue/product/use-tax-state.ts'
import { m } from '#web/i18n/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { type Filters, NUMBER_COLUMN, type Sorting } from './filter-variants.ts'
import type { Column } from './variant-columns.ts'
import { useLitMeasure } from './lit-measure.tsx'
import css from './variant-step.module.css'

interface VariantHeadProps {
  columns: readonly Column[]
  hasPrices: boolean
  /** Whether the first column has pieces. */
  isSeveral: boolean
  filters: Filters
  /** `isComplete` is false while a text is being typed. */
  onFilter: (key: string, value: string, isComplete: boolean) => void
  /** A text is complete: its field is left, or Enter is pressed. */
  onComplete: () => void
  onClear: () => void
  sorting: Sorting | undefined
  onSorting: (sorting: Sorting | undefined) => void
}

/**
 * Column heads that sort, and below them a filter each: a choice for words, "from–to" for measures. All of it needs
 * scripts, and is disabled until they are there.
 */
export function VariantHead(props: VariantHeadProps) {
  const { columns, hasPrices, isSeveral, filters, onFilter, onComplete, onClear, sorting, onSorting } = props
  const disabled = !useHydrated()
  /** Whether a phone shows measures and sorting, too. */
  const [isOpen, setOpen] = useState(false)
  const onSort = (key: string) => onSorting({ key, descending: sorting?.key === key && !sorting.descending })
  const { lit, light } = useLitMeasure()
  const tax = taxText(useTaxState())
  const sortable = (key: string, label: string, title?: string, language?: string) => (
    <button type="button" title={title} lang={language} disabled={disabled} onClick={() => onSort(key)}>
      {label}
      {sorting?.key === key && <Icon name={sorting.descending ? 'sort-down' : 'sort-up'} small />}
    </button>
  )
  const direction = (key: string) =>
    sorting?.key === key ? (sorting.descending ? ('descending' as const) : ('ascending' as const)) : undefined
  const typing = {
    disabled,
    autoComplete: 'off',
    onBlur: onComplete,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return
      // It would send the form.
      event.preventDefault()
      onComplete()
    },
  }
  const filterOf = (column: Column) => {
    const id = `filter-${column.key}`
    const value = filters[column.key] ?? ''
    return (
      <>
        <label htmlFor={id}>
          <span className="vh">{m.product_filter_by()} </span>
          <span lang={column.language}>{column.title ?? column.label}</span>
        </label>
        {column.kind === 'text' ? (
          <select
            id={id}
            value={value}
            disabled={disabled}
            onChange={(event) => onFilter(column.key, event.currentTarget.value, true)}
          >
            <option value="">{m.product_filter_all()}</option>
            {column.choices.map((choice) => (
              <option key={choice} value={choice} lang={column.choiceLanguages?.[choice]}>
                {splitRepeated({ name: column.label, value: choice }).rest}
              </option>
            ))}
          </select>
        ) : (
          <input
            id={id}
            value={value}
            placeholder={m.product_filter_range()}
            onChange={(event) => onFilter(column.key, event.currentTarget.value, false)}
            {...typing}
          />
        )}
      </>
    )
  }
  return (
    <thead>
      <tr className={css.heads}>
        <th scope="col">{isSeveral ? m.product_quantity() : <span className="vh">{m.product_choice()}</span>}</th>
        <th scope="col" aria-sort={direction(NUMBER_COLUMN)}>
          {sortable(NUMBER_COLUMN, m.product_number())}
        </th>
        {columns.map(({ key, label, title, language, unit, kind }) => (
          <th
            key={key}
            scope="col"
            className={kind === 'number' ? css.number : undefined}
            aria-sort={direction(key)}
            data-lit={key === lit || undefined}
            {...(kind === 'number' && {
              onPointerEnter: () => light(key),
              // A finger leaves as soon as it has tapped: the focus stays.
              onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && light(undefined),
              onFocus: () => light(key),
              onBlur: () => light(undefined),
            })}
          >
            {sortable(key, label, title && `${title}${unit ? `, ${unit}` : ''}`, language)}
          </th>
        ))}
        <th scope="col">{m.product_stock()}</th>
        {hasPrices && (
          <th scope="col" className={css.number}>
            {[m.product_price(), tax].filter(Boolean).join(' ')}
          </th>
        )}
        {!isSeveral && (
          <th scope="col" className={css.compare} title={m.compare_tick()}>
            <span className="vh">{m.compare_tick()}</span>
          </th>
        )}
      </tr>
      <tr className={css.filters} data-open={isOpen || undefined}>
        <td>
          <span className="vh">{m.product_filters()}</span>
        </td>
        <td>
          <label htmlFor="filter-number">
            <span className="vh">{m.product_filter_by()} </span>
            {m.product_number()}
          </label>
          <input
            id="filter-number"
            value={filters[NUMBER_COLUMN] ?? ''}
            placeholder={m.product_filter_contains()}
            onChange={(event) => onFilter(NUMBER_COLUMN, event.currentTarget.value, false)}
            {...typing}
          />
        </td>
        {columns.map((column) => (
          <td key={column.key} className={column.kind === 'number' ? css.number : undefined}>
            {filterOf(column)}
          </td>
        ))}
        <td className={css.sort}>
          <label htmlFor="variants-sort">{m.product_sort()}</label>
          <select
            id="variants-sort"
            value={sorting ? `${sorting.key} ${sorting.descending ? 'down' : 'up'}` : ''}
            disabled={disabled}
            onChange={(event) => {
              const [key = '', direction] = event.currentTarget.value.split(' ')
              onSorting(key ? { key, descending: direction === 'down' } : undefined)
            }}
          >
            <option value="">{m.product_sort_catalogue()}</option>
            {[{ key: NUMBER_COLUMN, label: m.product_number(), title: undefined }, ...columns].flatMap((column) =>
              ['up', 'down'].map((direction) => (
                <option key={`${column.key} ${direction}`} value={`${column.key} ${direction}`}>
                  {(direction === 'up' ? m.product_sort_up : m.product_sort_down)({
                    name: column.title ?? column.label,
                  })}
                </option>
              )),
            )}
          </select>
        </td>
        <td className={css.more}>
          <button type="button" disabled={disabled} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? m.product_filters_less() : m.product_filters_more()}
          </button>
        </td>
        <td colSpan={1 + Number(hasPrices) + Number(!isSeveral)}>
          <button type="button" onClick={onClear} disabled={!Object.values(filters).some(Boolean)}>
            {m.product_filters_clear()}
          </button>
        </td>
      </tr>
    </thead>
  )
}
