import type { ShopContext } from '#backend/http/shop-context.ts'
import type { Handlers } from '#contracts/operation.ts'
import type { ShopOperations } from '#contracts/shop/operations.ts'
import { category } from './category/category.ts'
import { categoryList } from './category/category-list.ts'
import { navigation } from './category/navigation.ts'
import { currency } from '#backend/shop/master-data/currency.ts'
import { language } from '#backend/shop/master-data/language.ts'
import { productListing } from './listing/product-listing.ts'
import { crossSelling } from './product/cross-selling.ts'
import { productById } from './product/product-by-id.ts'
import { productList } from './product/product-list.ts'
import { seoUrl } from './seo/seo-url.ts'

/** What there is to buy, as the Store API tells it. */
export const catalogueHandlers = {
  'POST /navigation/{activeId}/{rootId}': navigation,
  'POST /category/{navigationId}': category,
  'POST /category': categoryList,
  'POST /product-listing/{categoryId}': productListing,
  'POST /product/{productId}': productById,
  'POST /product': productList,
  'POST /product/{productId}/cross-selling': crossSelling,
  'POST /seo-url': seoUrl,
  'POST /language': language,
  'POST /currency': currency,
} satisfies Partial<Handlers<ShopOperations, ShopContext>>
