import { sql } from 'drizzle-orm'
import { checkId } from '#backend/shop/criteria/check-id.ts'
import { productPage } from '#backend/shop/catalogue/category/cms-page.ts'
import { readRequestedFields } from '#backend/shop/criteria/requested-fields.ts'
import { readCriteria } from '#backend/shop/criteria/read-criteria.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { struct } from '#backend/http/struct.ts'
import { readMedia } from '#backend/shop/media/media-struct.ts'
import type { ProductDetail } from '#contracts/shop/product.ts'
import { readBestVariants } from './best-variant.ts'
import { toConfigurator } from './configurator.ts'
import { listCrossSelling } from './cross-selling.ts'
import { loadProducts } from './load-products.ts'
import type { LoadedProduct } from './load-products.ts'
import { readProductRecords } from './product-rows.ts'
import { readAllOptions } from './property-options.ts'

interface Given {
  path: { productId: string }
  body: { includes?: unknown; skipConfigurator?: unknown; skipCmsPage?: unknown }
}

/** Associations that the route adds on its own. */
const ALWAYS = ['cover', 'deliveryTime', 'seoCategory']

/**
 * Returns one product or variant with the configurator of its family. As in Shopware the id of a parent leads to its
 * best variant, so that the result can be bought.
 */
export async function readProduct({ path, body }: Given, context: ShopContext): Promise<ProductDetail> {
  const productId = checkId(path.productId)
  const { associations } = readCriteria(body, context.settings.maxLimit)
  const best = (await readBestVariants(context.db, [productId])).get(productId)
  const requested = readRequestedFields('product', { associations, includes: body.includes }, ALWAYS)
  // Variants of an inactive parent are hidden, too.
  const [found] = await loadProducts(context, [best ?? productId], requested)
  if (found === undefined) throw notFound(productId)
  const skips = (flag: unknown) => ['1', 'true', true].includes(flag as string)
  const configurator =
    skips(body.skipConfigurator) || !readRequestedFields('product_detail', body).property('configurator')
      ? null
      : await readConfigurator(found, context)
  const page =
    skips(body.skipCmsPage) || !requested.property('cmsPage')
      ? {}
      : { cmsPage: await readPage(found, configurator, body, context) }
  return struct('product_detail', { product: { ...found, ...page }, configurator })
}

const notFound = (productId: string): ShopError =>
  new ShopError(404, 'CONTENT__PRODUCT_NOT_FOUND', `Product for id ${productId} not found.`, {
    parameters: { productId },
  })

async function readConfigurator({ parentId, optionIds }: LoadedProduct, context: ShopContext) {
  if (parentId === null) return []
  const { rows } = await context.db.execute<{ optionIds: string[] }>(sql`
    select option_ids as "optionIds" from product where active and parent_id = ${parentId}`)
  const variants = rows.map((row) => row.optionIds)
  return toConfigurator(variants, optionIds ?? [], await readAllOptions(context))
}

async function readPage(
  product: LoadedProduct,
  configuratorSettings: object[] | null,
  body: object,
  context: ShopContext,
) {
  const crossSellings = await listCrossSelling({ path: { productId: product.id }, body }, context)
  const [row] = await readProductRecords(context.db, context.languageCode, [product.id], { facts: 'none' })
  const mediaIds = row?.mediaIds ?? []
  const media = await readMedia(context, mediaIds)
  const pictures = mediaIds
    .flatMap((id) => ({ media: media.get(id) }))
    .flatMap(({ media: one }) => (one ? [{ media: one }] : []))
  return productPage(product, { pictures, configuratorSettings, crossSellings })
}
