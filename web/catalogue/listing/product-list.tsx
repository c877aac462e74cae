import { memo } from 'react'
import { CompareBar } from '#web/catalogue/compare/compare-bar.tsx'
import { CompareForm } from '#web/catalogue/compare/compare-form.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { paths } from '#web/app/paths.ts'
import type { ProductRows } from './product-rows.server.ts'
import { useTaxState } from '#web/catalogue/product/use-tax-state.ts'
import css from './product-row.module.css'
import { ProductRow } from './product-row.tsx'

export type ListView = 'rows' | 'dense' | 'grid'

/** Pictures visible without scrolling. */
const EAGER = 4

/**
 * Products as rows, as a dense table for comparison, or as pictures.
 * @param search query string for a product's address, so that its page begins with the list's filters.
 */
export const ProductList = memo(function ProductList({
  rows: { columns, products },
  view = 'rows',
  search = '',
}: {
  rows: ProductRows
  view?: ListView
  search?: string
}) {
  const locale = getLocale()
  const taxState = useTaxState()
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
      <ul className={css.rows}>
        {products.map((product, index) => (
          <li key={product.id} className={css.row}>
            <ProductRow
              product={product}
              href={paths.product(locale, product.seoPath) + search}
              columns={columns}
              taxState={taxState}
              eager={index < EAGER}
            />
          </li>
        ))}
      </ul>
      <CompareForm />
      <CompareBar isSticky />
    </div>
  )
})
