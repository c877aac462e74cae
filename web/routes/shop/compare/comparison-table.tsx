import { useEffect, useMemo } from 'react'
import { paths } from '#web/app/paths.ts'
import { selectItems } from '#web/catalogue/compare/selected-items.ts'
import { filteredComparison } from '#web/catalogue/compare/filtered-comparison.ts'
import { ProductPicture } from '#web/catalogue/product/product-picture.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { DrawnPicture } from '#web/tools/cut-length/drawn-picture.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import type { ComparedGroup } from './compared-rows.server.ts'
import css from './comparison-table.module.css'
import type { ComparedColumn } from './load-comparison.server.ts'
import { type ScaledSection, scaledSections } from './scaled-sections.ts'

interface ComparisonTableProps {
  columns: readonly ComparedColumn[]
  groups: readonly ComparedGroup[]
  onlyDifferences: boolean
  /** Query of the filters. */
  filters: string
}

/** One column for each product, one row for each fact. A row with different values is marked and says so. */
export function ComparisonTable({ columns, groups, onlyDifferences, filters }: ComparisonTableProps) {
  const { sections, isOneScale } = useMemo(() => scaledSections(columns), [columns])
  const numbers = columns.map(({ number }) => number)
  // Back in a list, the compared products are ticked.
  useEffect(() => selectItems(() => columns.map(({ number }) => number)), [columns])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <div className={css.box} role="region" aria-label={m.compare_title()} tabIndex={0}>
      <table className={css.table} data-columns={columns.length}>
        <caption className="vh">{m.compare_caption({ count: columns.length })}</caption>
        <thead>
          <tr>
            <td className={css.corner}>
              {sections.filter(Boolean).length > 1 && (isOneScale ? m.compare_scale() : m.compare_scales())}
            </td>
            {columns.map((column, index) => (
              <th key={column.number} scope="col">
                <ColumnHead
                  column={column}
                  section={sections[index]}
                  removed={filteredComparison(
                    getLocale(),
                    numbers.filter((number) => number !== column.number),
                    onlyDifferences,
                    filters,
                  )}
                  filters={filters}
                />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={css.group}>
              <th scope="rowgroup">{title}</th>
              <td colSpan={columns.length} />
            </tr>
            {rows.map(({ label, language, values, languages, isDiffering }) => (
              <tr key={label} data-differing={isDiffering || undefined}>
                <th scope="row">
                  <span>
                    <span lang={language}>{label}</span>
                    {isDiffering && <span className="vh"> ({m.compare_differing()})</span>}
                  </span>
                </th>
                {values.map((value, index) => (
                  <td key={numbers[index]} lang={languages?.[index]}>
                    {value || '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

interface ColumnHeadProps {
  column: ComparedColumn
  section: ScaledSection | undefined
  /** Address of the comparison without this product. */
  removed: string
  filters: string
}

function ColumnHead({ column, section, removed, filters }: ColumnHeadProps) {
  const { name, language, number, seoPath, isVariant, variants, matching, example } = column
  // The table of a family begins with the filters of the comparison.
  const search = filters && matching !== undefined ? `?${filters}` : ''
  const variant = isVariant ? number : undefined
  return (
    <>
      <div className={css.figure}>
        {section ? (
          <DrawnPicture
            picture={section.drawing}
            label={m.product_section_of({ name: example ?? number })}
            width={`${Math.round(section.share * 1000) / 10}%`}
          />
        ) : (
          <ProductPicture picture={column.picture} />
        )}
      </div>
      {section && example && <p className={css.note}>{m.compare_example({ number: example })}</p>}
      <Link className={css.name} to={paths.product(getLocale(), seoPath, { variant }) + search} lang={language}>
        {name}
      </Link>
      <p className={css.number}>
        <span translate="no">{number}</span>
        {variants > 0 && (
          <>
            {' · '}
            {matching === undefined
              ? m.listing_variants({ count: variants })
              : m.listing_variants_matching({ matching, count: variants })}
          </>
        )}
      </p>
      <Link
        className={css.remove}
        to={removed}
        aria-label={`${m.compare_remove()}: ${number}`}
        replace
        preventScrollReset
        data-print="no"
      >
        <Icon name="close" small />
        {m.compare_remove()}
      </Link>
    </>
  )
}
