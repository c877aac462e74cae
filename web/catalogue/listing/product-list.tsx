import { memo, type ReactNode } from 'react'
import { useNavigation } from 'react-router'
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
        {products.map((product, index) => {
          const href = paths.product(locale, product.seoPath) + search
          return (
            <Row key={product.id} href={href}>
              <ProductRow {...{ product, href, columns, taxState }} eager={index < EAGER} />
            </Row>
          )
        })}
      </ul>
      <CompareForm filters={search} />
      <CompareBar isSticky filters={search} />
    </div>
  )
})

/** A page may take a second on a phone: its row says at once that the tap was noticed. The row is not rendered again. */
function Row({ href, children }: { href: string; children: ReactNode }) {
  const { location } = useNavigation()
  return (
    <li className={css.row} aria-busy={(location && location.pathname + location.search === href) || undefined}>
      {children}
    </li>
  )
}
