import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { type Filters, isShown, type Sorting, sortVariants } from './filter-variants.ts'
import { Step } from '#web/routes/shop/product/amount/step.tsx'
import { CHOOSE } from '#web/routes/shop/product/add-to-cart/add-form.ts'
import type { Variant } from './variant.ts'
import type { Column } from './variant-columns.ts'
import { OPTION_FILTER } from './preset-filters.ts'
import { FilterChips } from './filter-chips.tsx'
import { useLitMeasure } from './lit-measure.tsx'
import { VariantHead } from './variant-head.tsx'
import { VariantRows } from './variant-rows.tsx'
import css from './variant-step.module.css'

/** More variants than this scroll in a box of their own, so that the next step stays near. */
const MANY = 24

interface VariantStepProps {
  variants: readonly Variant[]
  columns: readonly Column[]
  /** Filters that the address begins with. */
  preset: Filters
  chosen: string
}

/**
 * All variants as one radio group in a table. Rows that the filters hide stay in the page, so that a choice is never
 * lost by filtering. On a phone rows fold, filters become a chooser by property.
 */
export const VariantStep = memo(function VariantStep({ variants, columns, preset, chosen }: VariantStepProps) {
  const [filters, setFilters] = useState<Filters>(preset)
  const [sorting, setSorting] = useState<Sorting>()
  const [expanded, setExpanded] = useState(false)
  const [search, setSearch] = useSearchParams()
  /** What the address began with holds until the first change. */
  const changeFilters = (next: Filters) => {
    setFilters(next)
    if (!search.has(OPTION_FILTER)) return
    const rest = new URLSearchParams(search)
    rest.delete(OPTION_FILTER)
    setSearch(rest, { replace: true, preventScrollReset: true })
  }
  const box = useRef<HTMLDivElement>(null)
  // A variant that the address names is brought into view in its box; the page itself stays where it is.
  useEffect(() => {
    const row = box.current?.querySelector(':checked')?.closest('tr')
    if (box.current && row) box.current.scrollTop = row.offsetTop - box.current.clientHeight / 2
  }, [])
  const sorted = sorting ? sortVariants(variants, columns, sorting) : variants
  // The field shows what is typed at once, and the rows follow.
  const applied = useDeferredValue(filters)
  const shown = useMemo(
    () => new Set(variants.filter((variant) => isShown(variant, columns, applied))),
    [variants, columns, applied],
  )
  const first = sorted.find((variant) => shown.has(variant))?.number
  const target = (chosen || first) && `variant-${chosen || first}`
  const hasPrices = variants.some(({ price }) => price.unit !== null)
  return (
    <Step
      id="variants"
      number={1}
      title={m.product_choose_variant()}
      aside={
        <p className={css.count} role="status">
          {m.product_variants_shown({ shown: shown.size, total: variants.length })}
        </p>
      }
    >
      <FilterChips columns={columns} filters={filters} onRemove={(key) => changeFilters({ ...filters, [key]: '' })} />
      {target && (
        <a className={css.skip} href={`#${target}`}>
          {m.product_skip_to_list()}
        </a>
      )}
      <div ref={box} className={css.box} data-long={variants.length > MANY || undefined}>
        <table className={css.table} data-folded={expanded ? undefined : ''}>
          <caption className="vh">{m.product_variants_caption()}</caption>
          <LitColumns columns={columns} />
          <VariantHead
            columns={columns}
            hasPrices={hasPrices}
            filters={filters}
            onFilter={(key, value) => changeFilters({ ...filters, [key]: value })}
            sorting={sorting}
            onClear={() => changeFilters({})}
            onSorting={setSorting}
          />
          <VariantRows variants={sorted} shown={shown} columns={columns} hasPrices={hasPrices} chosen={chosen} />
        </table>
      </div>
      <MeasureNames columns={columns} />
      {shown.size === 0 && (
        <div className={css.empty}>
          <h3>{m.product_variants_none()}</h3>
          <Button variant="line" size="s" onClick={() => changeFilters({})}>
            {m.product_filters_clear()}
          </Button>
        </div>
      )}
      {!expanded && (
        <div className={css.unfold}>
          <UnfoldButton count={shown.size} onUnfold={() => setExpanded(true)} />
        </div>
      )}
      <noscript>
        <p className={css.take}>
          <Button type="submit" variant="line" size="s" name="intent" value={CHOOSE} formNoValidate>
            {m.product_take_variant()}
          </Button>
        </p>
      </noscript>
    </Step>
  )
})

/** What the letters over the columns mean. On a phone each row says it. */
function MeasureNames({ columns }: Pick<VariantStepProps, 'columns'>) {
  const named = columns.filter(({ title }) => title)
  if (named.length === 0) return null
  return (
    <p className={css.names}>
      {named.map(({ key, label, title, unit }) => (
        <span key={key}>
          <b>{label}</b> {title}
          {unit && unit !== 'mm' && ` (${unit})`}
        </span>
      ))}
      <span>{m.product_measures_in_mm()}</span>
    </p>
  )
}

/** Points out the column of the measure that is pointed at in the drawing, without touching the rows. */
function LitColumns({ columns }: Pick<VariantStepProps, 'columns'>) {
  const { lit } = useLitMeasure()
  return (
    <colgroup>
      <col span={2} />
      {columns.map(({ key }) => (
        <col key={key} data-lit={key === lit || undefined} />
      ))}
    </colgroup>
  )
}

function UnfoldButton({ count, onUnfold }: { count: number; onUnfold: () => void }) {
  const isHydrated = useHydrated()
  return (
    <Button variant="line" size="s" wide disabled={!isHydrated} onClick={onUnfold}>
      {m.product_variants_all({ count })}
    </Button>
  )
}
