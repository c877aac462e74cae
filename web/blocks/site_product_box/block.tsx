import type { BlockProps } from '#web/blocks/block.ts'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'
import { ProductCards } from '#web/blocks/site_shop_products/product-cards.tsx'

/** The products that the author chose. */
export const ProductBoxBlock = ({ element, context, data: { products } }: BlockProps<'site_product_box'>) => (
  <BlockSection element={element} context={context} intro={element.bodytext} link={element.link}>
    <ProductCards products={products} />
  </BlockSection>
)
