import { someFlags } from '#web/catalogue/product/product-flags.ts'
import { ProductTags } from '#web/catalogue/product/product-tags.tsx'
import type { DescribedProduct } from './described-product.ts'
import type { Version } from '#web/routes/shop/product/variants/version.ts'
import css from './product-head.module.css'

export function ProductHead({ product, versions }: { product: DescribedProduct; versions: readonly Version[] }) {
  return (
    <header className={css.head}>
      <h1>{product.name}</h1>
      {product.description.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ProductTags flags={product.flags} some={someFlags(versions.map(({ flags }) => flags))} />
    </header>
  )
}
