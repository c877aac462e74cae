import { someFlags } from '#web/catalogue/product/product-flags.ts'
import { ProductTags } from '#web/catalogue/product/product-tags.tsx'
import type { DescribedProduct } from './described-product.ts'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'
import css from './product-head.module.css'

export function ProductHead({ product, variants }: { product: DescribedProduct; variants: readonly Variant[] }) {
  return (
    <header className={css.head}>
      <h1>{product.name}</h1>
      {product.description.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ProductTags flags={product.flags} some={someFlags(variants.map(({ flags }) => flags))} />
    </header>
  )
}
