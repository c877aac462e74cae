import type { BlockProps } from '#web/blocks/block.ts'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'
import { ProductCard } from '#web/catalogue/product/product-card.tsx'
import css from './block.module.css'

/** The first products of a category. */
export const ShopProductsBlock = ({ element, context, data: { products } }: BlockProps<'site_shop_products'>) => (
  <BlockSection element={element} context={context} intro={element.bodytext} link={element.link}>
    {products.length > 0 && (
      <ul className={css.products}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    )}
  </BlockSection>
)
