import { type ComponentProps, memo, type Ref } from 'react'
import { CompareBar } from '#web/catalogue/compare/compare-bar.tsx'
import { CompareForm } from '#web/catalogue/compare/compare-form.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { paths } from '#web/app/paths/paths.ts'
import type { ListedRow, ProductRows } from './product-rows.server.ts'
import { useTaxState } from '#web/catalogue/product/use-tax-state.ts'
import css from './product-row.module.css'
import { type RowsInPage, useRowsInPage } from './use-rows-in-page.ts'
import { keepRows } from './kept-rows.ts'
import { ProductRow } from './product-row.tsx'

export type ListView = 'rows' | 'dense' | 'grid'

/** Pictures visible without scrolling. */
const EAGER = 4

/**
 * Products as rows, as a dense table for comparison, or as pictures.
 * @param before rows that stay in the page and are hidden unless they are in `rows`.
 * @param inPage hides rows before they are rendered again.
 * @param search query string for a product's address, so that its page begins with the list's filters.
 */
export const ProductList = memo(function ProductList({
  rows: { columns, products },
  view = 'rows',
  search = '',
  before,
  inPage,
}: {
  rows: ProductRows
  view?: ListView
  search?: string
  before?: readonly ListedRow[] | undefined
  inPage?: Ref<RowsInPage>
}) {
  const locale = getLocale()
  const taxState = useTaxState()
  const kept = keepRows(products, before)
  const list = useRowsInPage(kept, inPage)
  return (
    <div className={css.list} data-view={view}>
      <div className={css.head} aria-hidden="true">
        <span />
        <span>{m.listing_column_product()}</span>
        <span className={css.measures}>
          {columns.map(({ symbol, unit }) => (
            <span key={symbol}>
              {symbol} {unit}
            </span>
          ))}
        </span>
        <span />
      </div>
      <ul className={css.rows} ref={list}>
        {kept.map(({ row, isHidden }, index) => (
          <li key={row.id} className={css.row} hidden={isHidden}>
            <VisibleRow
              isHidden={isHidden}
              row={{
                product: row,
                href: paths.product(locale, row.seoPath) + search,
                columns,
                taxState,
                eager: index < EAGER,
              }}
            />
          </li>
        ))}
      </ul>
      <CompareForm />
      <CompareBar isSticky />
    </div>
  )
})

/** A row that is hidden stays as it was. */
const VisibleRow = memo(
  ({ row }: { row: ComponentProps<typeof ProductRow>; isHidden: boolean }) => <ProductRow {...row} />,
  (_, { isHidden }) => isHidden,
)
VisibleRow.displayName = 'VisibleRow'
