import type { ReactNode } from 'react'
import { someFlags } from '#web/catalogue/product/product-flags.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { LanguageNote } from '#web/catalogue/language-note.tsx'
import { RichText } from '#web/prose/rich-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ProductTags } from '#web/catalogue/product/product-tags.tsx'
import type { DescribedProduct } from './described-product.ts'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'
import css from './product-head.module.css'

interface ProductHeadProps {
  product: DescribedProduct
  variants: readonly Variant[]
  /** The gallery, with the description beside it. */
  children: ReactNode
}

/** The product's description in the height of its picture: the choice of a variant begins on the first screen. */
export function ProductHead({ product, variants, children }: ProductHeadProps) {
  const hasFacts = product.highlights.length > 0 || product.technical.length > 0 || product.properties.length > 0
  return (
    <header className={css.head}>
      <h1 lang={product.languages.name}>{product.name}</h1>
      {children}
      <div className={css.text}>
        {product.richDescription ? (
          <div lang={product.languages.description}>
            <RichText nodes={product.richDescription.lead} className={css.rich} />
          </div>
        ) : (
          product.description.map((paragraph) => (
            <p key={paragraph} lang={product.languages.description}>
              {paragraph}
            </p>
          ))
        )}
        <LanguageNote language={product.otherLanguage} />
        <ProductTags flags={product.flags} some={someFlags(variants.map(({ flags }) => flags))} />
        {product.rating && (
          <p>{m.product_rating({ average: formatNumber(product.rating.average, 1), count: product.rating.count })}</p>
        )}
        {hasFacts && (
          <a href="#facts" className={css.more} data-print="no">
            {m.product_to_technical()}
            <Icon name="chevron-down" small />
          </a>
        )}
      </div>
    </header>
  )
}
