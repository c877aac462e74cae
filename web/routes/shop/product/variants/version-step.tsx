import { memo, useEffect, useRef, useState } from 'react'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { type Filters, isShown, type Sorting, sortVersions } from './filter-versions.ts'
import { Step } from '#web/routes/shop/product/amount/step.tsx'
import { CHOOSE } from '#web/routes/shop/product/quote-form/typed-request.ts'
import type { Version } from './version.ts'
import type { Column } from './version-columns.ts'
import { VersionHead } from './version-head.tsx'
import { VersionRows } from './version-rows.tsx'
import css from './version-step.module.css'

/** More versions than this scroll in a box of their own, so that the next step stays near. */
const MANY = 24

interface VersionStepProps {
  versions: readonly Version[]
  columns: readonly Column[]
  chosen: string
}

/**
 * All versions as one radio group in a table. Rows that the filters hide stay in the page, so that a choice is never
 * lost by filtering. On a phone rows fold, filters become a chooser by property.
 */
export const VersionStep = memo(function VersionStep({ versions, columns, chosen }: VersionStepProps) {
  const [filters, setFilters] = useState<Filters>({})
  const [sorting, setSorting] = useState<Sorting>()
  const [expanded, setExpanded] = useState(false)
  const isHydrated = useHydrated()
  const box = useRef<HTMLDivElement>(null)
  // A version that the address names is brought into view in its box; the page itself stays where it is.
  useEffect(() => {
    const row = box.current?.querySelector(':checked')?.closest('tr')
    if (box.current && row) box.current.scrollTop = row.offsetTop - box.current.clientHeight / 2
  }, [])
  const sorted = sorting ? sortVersions(versions, columns, sorting) : versions
  const shown = new Set(versions.filter((version) => isShown(version, columns, filters)))
  const hasPrices = versions.some(({ price }) => price.unit !== null)
  return (
    <Step
      id="variants"
      number={1}
      title={m.product_choose_version()}
      aside={
        <p className={css.count} role="status">
          {m.product_versions_shown({ shown: shown.size, total: versions.length })}
        </p>
      }
    >
      <div ref={box} className={css.box} data-long={versions.length > MANY || undefined}>
        <table className={css.table} data-folded={expanded ? undefined : ''}>
          <caption className="vh">{m.product_versions_caption()}</caption>
          <VersionHead
            columns={columns}
            hasPrices={hasPrices}
            filters={filters}
            onFilter={(key, value) => setFilters({ ...filters, [key]: value })}
            sorting={sorting}
            onClear={() => setFilters({})}
            onSort={(key) => setSorting({ key, descending: sorting?.key === key && !sorting.descending })}
          />
          <VersionRows versions={sorted} shown={shown} columns={columns} hasPrices={hasPrices} chosen={chosen} />
        </table>
      </div>
      {shown.size === 0 && (
        <div className={css.empty}>
          <h3>{m.product_versions_none()}</h3>
          <Button variant="line" size="s" onClick={() => setFilters({})}>
            {m.product_filters_clear()}
          </Button>
        </div>
      )}
      {!expanded && (
        <div className={css.unfold}>
          <Button variant="line" size="s" wide disabled={!isHydrated} onClick={() => setExpanded(true)}>
            {m.product_versions_all({ count: shown.size })}
          </Button>
        </div>
      )}
      <noscript>
        <p className={css.take}>
          <Button type="submit" variant="line" size="s" name="intent" value={CHOOSE} formNoValidate>
            {m.product_take_version()}
          </Button>
        </p>
      </noscript>
    </Step>
  )
})
