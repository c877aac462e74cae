import type { TaxState } from '#contracts/shop/context.ts'
import { CompareTick } from '#web/catalogue/compare/compare-tick.tsx'
import { m } from '#web/i18n/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import type { MeasureColumn } from './dimension-ranges.ts'
import { priceNotes, taxedPriceText } from '#web/catalogue/product/price.ts'
import type { ListedRow } from './product-rows.server.ts'
import { ProductPicture } from '#web/catalogue/product/product-picture.tsx'
import { ProductTags } from '#web/catalogue/product/product-tags.tsx'
import css from './product-row.module.css'
import { StockMark } from '#web/catalogue/product/stock-mark.tsx'

const variantCount = (variants: number, matching: number | undefined) =>
  matching === undefined || matching === variants
    ? m.listing_variants({ count: variants })
    : m.listing_variants_matching({ matching, count: variants })

/**
 * The text of a product's row in a list. The list makes `href`, so that the locale is looked up once.
 */
export function ProductRow({
  product,
  href,
  columns,
  taxState,
  eager,
}: {
  product: ListedRow
  href: string
  columns: readonly MeasureColumn[]
  /** Of the list's prices. */
  taxState: TaxState | undefined
  eager: boolean
}) {
  const { name, languages, number, variants, matching, lede, measures, availability } = product
  return (
    <>
      <Link className={css.picture} to={href} tabIndex={-1} aria-hidden="true">
        <ProductPicture picture={product.picture} eager={eager} />
      </Link>
      <div className={css.name}>
        <h3>
          <Link to={href} lang={languages.name}>
            {name}
          </Link>
        </h3>
        <p className={css.number}>
          <span translate="no">{number}</span>
          {variants > 0 && <> · {variantCount(variants, matching)}</>}
        </p>
        <p className={css.lede} lang={languages.description}>
          {lede}
        </p>
        <div className={css.marks}>
          <ProductTags flags={product.flags} />
          <CompareTick number={number} name={name} />
        </div>
      </div>
      <dl className={css.measures}>
        {columns.map(({ symbol, name: measure, unit, language }, index) => (
          <div key={symbol} className={classNames(!measures[index] && css.none)}>
            <dt lang={language}>
              {measure} {symbol} {unit}
            </dt>
            <dd>{measures[index] || '–'}</dd>
          </div>
        ))}
      </dl>
      <div className={css.buy}>
        <StockMark {...availability} />
        <span className={css.price}>
          {[taxedPriceText(product.price, taxState), ...priceNotes(product.price)].join(' · ')}
        </span>
        {/* The name is the same link: one stop is enough for the keyboard. */}
        <Link className={css.choose} to={href} tabIndex={-1}>
          {variants > 0 ? m.listing_choose_variant() : m.listing_open_product()}
          <span className="vh" lang={languages.name}>
            : {name}
          </span>
        </Link>
      </div>
    </>
  )
}
