import type { BlockProps } from '#web/blocks/block.ts'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'
import { ProductCards } from './product-cards.tsx'

/** The first products of a category. */
export const ShopProductsBlock = ({ element, context, data: { products } }: BlockProps<'site_shop_products'>) => (
  <BlockSection element={element} context={context} intro={element.bodytext} link={element.link}>
    <ProductCards products={products} />
  </BlockSection>
)
