import { getLocale } from '#web/i18n/locale.ts'
import { filteredComparison } from '#web/catalogue/compare/filtered-comparison.ts'
import { m } from '#web/i18n/messages.ts'
import { PrintButton } from '#web/shell/notices/print-button.tsx'
import { Link } from '#web/ui/link.tsx'
import type { ComparedGroup } from './compared-rows.server.ts'
import css from './shown-rows.module.css'

interface ShownRowsProps {
  groups: readonly ComparedGroup[]
  numbers: readonly string[]
  onlyDifferences: boolean
  /** Query of the filters. */
  filters: string
}

/** All rows or only the differing ones, with their number; the meaning of a row's mark. */
export function ShownRows({ groups, numbers, onlyDifferences, filters }: ShownRowsProps) {
  const rows = groups.flatMap((group) => group.rows)
  const differing = rows.filter(({ isDiffering }) => isDiffering).length
  return (
    <div className={css.bar}>
      <ul className={css.choice} data-print="no">
        {[false, true].map((only) => (
          <li key={String(only)}>
            <Link
              to={filteredComparison(getLocale(), numbers, only, filters)}
              aria-current={only === onlyDifferences ? 'true' : undefined}
              replace
              preventScrollReset
            >
              {only ? m.compare_only_differences({ count: differing }) : m.compare_all({ count: rows.length })}
            </Link>
          </li>
        ))}
      </ul>
      <p className={css.legend}>
        {differing > 0 ? (
          <>
            <span className={css.mark} aria-hidden="true" /> {m.compare_legend()}
          </>
        ) : (
          m.compare_no_differences()
        )}
      </p>
      <PrintButton />
    </div>
  )
}
