import { ProductTags } from '#web/shop/product-tags.tsx'
import type { DescribedProduct } from './described-product.ts'
import css from './product-head.module.css'

export function ProductHead({ product }: { product: DescribedProduct }) {
  return (
    <header className={css.head}>
      <h1>{product.name}</h1>
      {product.description.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ProductTags flags={product.flags} />
    </header>
  )
}
