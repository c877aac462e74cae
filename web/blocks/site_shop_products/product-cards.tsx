import { ProductCard } from '#web/catalogue/product/product-card.tsx'
import type { ListedProduct } from '#web/catalogue/listing/listed-product.ts'
import css from './product-cards.module.css'

/** Products beside each other; nothing for none. */
export const ProductCards = ({ products }: { products: readonly ListedProduct[] }) =>
  products.length > 0 && (
    <ul className={css.products}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  )
