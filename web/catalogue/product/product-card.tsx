import { getLocale } from '#web/i18n/locale.ts'
import { paths } from '#web/app/paths.ts'
import { Link } from '#web/ui/link.tsx'
import type { ListedProduct } from '#web/catalogue/listing/listed-product.ts'
import { priceNotes, taxedPriceText } from './price.ts'
import { StockMark } from './stock-mark.tsx'
import { useTaxState } from './use-tax-state.ts'
import { ProductPicture } from './product-picture.tsx'
import css from './product-card.module.css'

/** A product in a row of pictures: cross-selling, teasers. Used inside the caller's grid. */
export function ProductCard({ product }: { product: ListedProduct }) {
  return (
    <article className={css.card}>
      <span className={css.picture}>
        <ProductPicture picture={product.picture} />
      </span>
      <h3 className={css.name}>
        <Link to={paths.product(getLocale(), product.seoPath)} lang={product.languages.name}>
          {product.name}
        </Link>
      </h3>
      <p className={css.number} translate="no">
        {product.number}
      </p>
      {product.availability.isSoldOut && <StockMark {...product.availability} />}
      <p className={css.price}>
        {[taxedPriceText(product.price, useTaxState()), ...priceNotes(product.price)].join(' · ')}
      </p>
    </article>
  )
}
