import { memo, startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { CompareBar } from '#web/catalogue/compare/compare-bar.tsx'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { ALL_ROWS, useDrawnNumbers, visibleRows } from './drawn-rows.ts'
import { type Filters, isShown, type Sorting, sortVariants } from './filter-variants.ts'
import { Step } from '#web/routes/shop/product/amount/step.tsx'
import { CHOOSE } from '#web/routes/shop/product/add-to-cart/add-form.ts'
import { MOST_VARIANTS, piecesOfVariant } from '#web/routes/shop/product/several/several-form.ts'
import { DataSheetLink, useReportFilters } from '#web/routes/shop/product/data-sheet/data-sheet-links.tsx'
import { SeveralSwitch } from '#web/routes/shop/product/several/several-switch.tsx'
import { Link } from '#web/ui/link.tsx'
import type { TableVariant } from './variant.ts'
import type { Column } from './variant-columns.ts'
import { tableSearch } from './table-search.ts'
import { FilterChips } from './filter-chips.tsx'
import { useLitMeasure } from './lit-measure.tsx'
import { MeasureNames } from './measure-names.tsx'
import { useRowStops } from './row-stops.ts'
import { VariantHead } from './variant-head.tsx'
import { type SeveralRows, VariantRows } from './variant-rows.tsx'
import css from './variant-step.module.css'

/** More variants than this scroll in a box of their own, so that the next step stays near. */
const MANY = 24

interface TablePreset {
  filters: Filters
  sorting?: Sorting | undefined
}

interface VariantStepProps {
  variants: readonly TableVariant[]
  columns: readonly Column[]
  /** Filters and sorting that the address begins with. */
  preset: TablePreset
  /** Hears of changed filters. */
  onFilters: (filters: Filters) => void
  chosen: string
  /** Numbers that a button elsewhere may choose. */
  reachable: readonly string[]
  /** Undefined while one variant is chosen. */
  several: Pick<SeveralRows, 'pieces' | 'errors'> | undefined
}

/**
 * All variants in a table: one radio group, or pieces beside each. Rows that the filters hide stay in the page, so that
 * a choice is never lost by filtering. On a phone rows fold, filters become a chooser by property.
 */
export const VariantStep = memo(function VariantStep(props: VariantStepProps) {
  const { variants, columns, preset, onFilters, chosen, reachable, several } = props
  const [{ filters, sorting }, setTable] = useState(preset)
  const reportFilters = useReportFilters()
  const [expanded, setExpanded] = useState(false)
  const [search, setSearch] = useSearchParams()
  /** For a reload, the way back and the other languages. A number that is being typed follows when it is complete. */
  const toAddress = (table: TablePreset) => {
    const now = new URLSearchParams(location.search)
    const next = tableSearch(now, columns, table.filters, table.sorting)
    if (next.toString() !== now.toString()) setSearch(next, { replace: true, preventScrollReset: true })
  }
  const changeFilters = (next: Filters, isComplete: boolean) => {
    const table = { filters: next, sorting }
    setTable(table)
    // The field shows its input before.
    startTransition(() => {
      reportFilters(next)
      onFilters(next)
    })
    if (isComplete) toAddress(table)
  }
  const changeSorting = (next: Sorting | undefined) => {
    const table = { filters, sorting: next }
    setTable(table)
    toAddress(table)
  }
  const box = useRef<HTMLDivElement>(null)
  // A variant that the address names is brought into view in its box; the page itself stays where it is.
  useEffect(() => {
    const row = box.current?.querySelector('[type="radio"]:checked')?.closest('tr')
    if (!box.current || !row) return
    const distance = row.getBoundingClientRect().top - box.current.getBoundingClientRect().top
    box.current.scrollTop += distance - box.current.clientHeight / 2
  }, [])
  const sorted = useMemo(
    () => (sorting ? sortVariants(variants, columns, sorting) : variants),
    [variants, columns, sorting],
  )
  // The field shows its input at once, and the rows follow.
  const applied = useDeferredValue(filters)
  const errors = several?.errors
  // A row with an error is shown in any case: the list of errors leads there.
  const wrong = useMemo(
    () => variants.filter(({ number }) => errors?.[piecesOfVariant(number)] !== undefined),
    [variants, errors],
  )
  const shown = useMemo(
    () => new Set([...variants.filter((variant) => isShown(variant, columns, applied)), ...wrong]),
    [variants, columns, applied, wrong],
  )
  const isAll = search.get(ALL_ROWS.name) === ALL_ROWS.value
  const pieces = several?.pieces
  const wanted = useMemo(
    () => new Set([chosen, ...Object.keys(pieces ?? {}), ...wrong.map(({ number }) => number)]),
    [chosen, pieces, wrong],
  )
  const visible = visibleRows({ sorted, shown, wanted, isAll })
  const drawn = useDrawnNumbers(
    visible,
    useMemo(() => new Set([...wanted, ...reachable]), [wanted, reachable]),
  )
  useRowStops(box, several === undefined, drawn)
  const plain = useMemo(
    () =>
      variants.length > MOST_VARIANTS
        ? new Set(variants.filter((variant) => isShown(variant, columns, preset.filters)).slice(0, MOST_VARIANTS))
        : undefined,
    [variants, columns, preset],
  )
  const first = sorted.find((variant) => shown.has(variant))?.number
  const target = several ? first && piecesOfVariant(first) : (chosen || first) && `variant-${chosen || first}`
  const hasPrices = variants.some(({ price }) => price.unit !== null)
  return (
    <Step
      id="variants"
      number={1}
      title={several ? m.product_several_title() : m.product_choose_variant()}
      aside={
        <>
          <p className={css.count} role="status">
            {m.product_variants_shown({ shown: shown.size, total: variants.length })}
          </p>
          {!several && <SeveralSwitch isSeveral={false} example={variants[0]} />}
        </>
      }
    >
      {several && <SeveralSwitch isSeveral example={variants[0]} />}
      <FilterChips
        {...{ columns, filters, sorting }}
        onRemove={(key) => changeFilters({ ...filters, [key]: '' }, true)}
      />
      {target && (
        <a className={css.skip} href={`#${target}`} data-print="no">
          {m.product_skip_to_list()}
        </a>
      )}
      <div ref={box} className={css.box} data-long={variants.length > MANY || undefined}>
        <table className={css.table} data-folded={expanded ? undefined : ''} data-several={several ? '' : undefined}>
          <caption className="vh">
            {m.product_variants_caption()}
            {!several && `. ${m.product_variants_keys()}`}
          </caption>
          <LitColumns columns={columns} />
          <VariantHead
            columns={columns}
            hasPrices={hasPrices}
            isSeveral={several !== undefined}
            filters={filters}
            onFilter={(key, value, isComplete) => changeFilters({ ...filters, [key]: value }, isComplete)}
            onComplete={() => toAddress({ filters, sorting })}
            sorting={sorting}
            onClear={() => changeFilters({}, true)}
            onSorting={changeSorting}
          />
          <VariantRows
            variants={drawn.size < sorted.length ? sorted.filter(({ number }) => drawn.has(number)) : sorted}
            several={several && { ...several, plain }}
            {...{ visible, columns, hasPrices, chosen }}
          />
        </table>
      </div>
      {visible.size < shown.size && <AllRowsLink count={shown.size} isFolded={!expanded} />}
      <MeasureNames columns={columns} />
      {!several && <CompareBar />}
      {shown.size === 0 && (
        <div className={css.empty}>
          <h3>{m.product_variants_none()}</h3>
          <Button variant="line" size="s" onClick={() => changeFilters({}, true)}>
            {m.product_filters_clear()}
          </Button>
        </div>
      )}
      {shown.size > 0 && shown.size < variants.length && (
        <p className={css.sheet} data-print="no">
          <DataSheetLink>{m.sheet_link_filtered()}</DataSheetLink>
        </p>
      )}
      {!expanded && (
        <div className={css.unfold}>
          <UnfoldButton count={visible.size} isAll={visible.size === shown.size} onUnfold={() => setExpanded(true)} />
        </div>
      )}
      {!several && (
        <noscript>
          <p className={css.take}>
            <Button type="submit" variant="line" size="s" name="intent" value={CHOOSE} formNoValidate>
              {m.product_take_variant()}
            </Button>
          </p>
        </noscript>
      )}
    </Step>
  )
})

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

/** Without scripts it loads the page with all rows; with them only the rows are added. */
function AllRowsLink({ count, isFolded }: { count: number; isFolded: boolean }) {
  const [search] = useSearchParams()
  const to = new URLSearchParams(search)
  to.set(ALL_ROWS.name, ALL_ROWS.value)
  return (
    <p className={css.rest} data-folded={isFolded ? '' : undefined} data-print="no">
      <Link to={{ search: `?${to}` }} replace preventScrollReset>
        {m.product_variants_all({ count })}
      </Link>
    </p>
  )
}

function UnfoldButton({ count, isAll, onUnfold }: { count: number; isAll: boolean; onUnfold: () => void }) {
  const isHydrated = useHydrated()
  return (
    <Button variant="line" size="s" wide disabled={!isHydrated} onClick={onUnfold}>
      {isAll ? m.product_variants_all({ count }) : m.product_variants_first({ count })}
    </Button>
  )
}
