import { ProductCard } from '#web/shop/product-card.tsx'
import { Band } from './band.tsx'
import type { BlockProps } from './block.ts'
import { listingKey } from './shop-data.ts'
import { ShopUnavailable } from './shop-unavailable.tsx'
import css from './shop-products.module.css'

/** The first products of a category. */
export function ShopProducts({ element, place, shop }: BlockProps<'site_shop_products'>) {
  const products = shop.products[listingKey(element)] ?? []
  return (
    <Band element={element} place={place} intro={element.bodytext} link={element.link}>
      {!shop.available && <ShopUnavailable />}
      {products.length > 0 && (
        <ul className={css.products}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      )}
    </Band>
  )
}
