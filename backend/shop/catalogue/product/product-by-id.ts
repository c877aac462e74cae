import { sql } from 'drizzle-orm'
import { checkId } from '#backend/shop/criteria/check-id.ts'
import { productPage } from '#backend/shop/catalogue/category/cms-page.ts'
import { PRODUCT_PAGE_ID } from '#backend/shop/catalogue/category/cms-page.ts'
import { readRequestedFields } from '#backend/shop/criteria/requested-fields.ts'
import { readCriteria } from '#backend/shop/criteria/read-criteria.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { struct } from '#backend/http/struct.ts'
import type { ProductDetail } from '#contracts/shop/product.ts'
import { toConfigurator } from './configurator.ts'
import { listCrossSelling } from './cross-selling.ts'
import { loadProducts } from './load-products.ts'
import type { LoadedProduct } from './load-products.ts'
import { readAllOptions } from './property-options.ts'

interface Given {
  path: { productId: string }
  body: { includes?: unknown; skipConfigurator?: unknown; skipCmsPage?: unknown }
}

/** Associations that the route adds on its own. */
const ALWAYS = ['cover', 'media', 'deliveryTime', 'options', 'properties', 'seoCategory', 'manufacturer']

/**
 * Returns one product or variant with the configurator of its family. A parent is returned as itself and not as one of
 * its variants, because visitors select a variant on its page.
 */
export async function readProduct({ path, body }: Given, context: ShopContext): Promise<ProductDetail> {
  const productId = checkId(path.productId)
  const { associations } = readCriteria(body, context.settings.maxLimit)
  const nested = Object.fromEntries(['options', 'properties'].map((name) => [name, { associations: { group: {} } }]))
  const requested = readRequestedFields(
    'product',
    { associations: { ...nested, ...associations }, includes: body.includes },
    ALWAYS,
  )
  const [found] = await loadProducts(context, [productId], requested)
  if (found === undefined) throw notFound(productId)
  const skips = (flag: unknown) => ['1', 'true', true].includes(flag as string)
  const configurator =
    skips(body.skipConfigurator) || !readRequestedFields('product_detail', body).property('configurator')
      ? []
      : await readConfigurator(found, context)
  const page =
    skips(body.skipCmsPage) || !requested.property('cmsPage')
      ? {}
      : { cmsPage: await readPage(found, configurator, body, context) }
  const product = { ...found, cmsPageId: PRODUCT_PAGE_ID, ...page }
  return struct('product_detail', { product, configurator })
}

const notFound = (productId: string): ShopError =>
  new ShopError(404, 'CONTENT__PRODUCT_NOT_FOUND', `Product for id ${productId} not found.`, {
    parameters: { productId },
  })

async function readConfigurator({ id, parentId, optionIds }: LoadedProduct, context: ShopContext) {
  const { rows } = await context.db.execute<{ optionIds: string[] }>(sql`
    select option_ids as "optionIds" from product where active and parent_id = ${parentId ?? id}`)
  const variants = rows.map((row) => row.optionIds)
  return toConfigurator(variants, optionIds, await readAllOptions(context))
}

async function readPage(product: LoadedProduct, configurator: object[], body: object, context: ShopContext) {
  const crossSellings = await listCrossSelling({ path: { productId: product.id }, body }, context)
  return productPage(product, configurator, crossSellings)
}
