import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { paths } from '#web/paths.ts'
import { sharedMeasures } from './dimension-ranges.ts'
import type { ListedProduct } from './listed-product.ts'
import css from './product-row.module.css'
import { ProductRow } from './product-row.tsx'

export type ListView = 'rows' | 'dense' | 'grid'

/** Columns beside the name; more would not fit beside the filters at 1181 px. */
const MOST_MEASURES = 4
/** Pictures that may be seen without scrolling. */
const EAGER = 4

/** Products as rows, as a dense table to compare, or as pictures. */
export function ProductList({ products, view = 'rows' }: { products: readonly ListedProduct[]; view?: ListView }) {
  const locale = getLocale()
  const columns = sharedMeasures(
    products.map((product) => product.measures),
    MOST_MEASURES,
  )
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
          <ProductRow
            key={product.id}
            product={product}
            href={paths.product(locale, product.seoPath)}
            columns={columns}
            eager={index < EAGER}
          />
        ))}
      </ul>
    </div>
  )
}
