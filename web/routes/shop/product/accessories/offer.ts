import { shopContext, siteContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { readTextLanguages } from '#web/catalogue/text-languages.server.ts'
import { isId } from '#web/catalogue/seo/seo-path.ts'
import { readCrossSelling, readVariant, readVariantsOf } from '#web/routes/shop/product/read-product.server.ts'
import type { Accessory } from './accessory-form.ts'
import { toAccessories } from './accessory-action.server.ts'
import type { Route } from './+types/offer'

export const handle = { caching: 'shared' } satisfies RouteHandle

/** Accessories of a variant of a product. */
export interface Offer {
  variantId: string
  products: Accessory[]
}

const variantIdIn = (request: Request): string => new URL(request.url).searchParams.get('variant') ?? ''

/** The products of the first cross-selling group, each with the variant that fits the chosen one best, if one is. */
export async function loader({ params: { productId }, request, context }: Route.LoaderArgs): Promise<Offer> {
  const shop = context.get(shopContext)
  const variantId = variantIdIn(request)
  if (!isId(productId)) return { variantId, products: [] }
  const [[group], chosen] = await Promise.all([
    readCrossSelling(shop, productId),
    isId(variantId) ? readVariant(shop, variantId) : undefined,
  ])
  const variants = group ? await readVariantsOf(shop, group.products, context.get(siteContext).listingLimit) : []
  return { variantId, products: toAccessories(group, variants, chosen, await readTextLanguages(context)) }
}

export const clientLoader = ({ serverLoader, request }: Route.ClientLoaderArgs): Promise<Offer> =>
  // An offer that cannot be loaded is left out, whatever its page says: the added lines stay.
  serverLoader().catch(() => ({ variantId: variantIdIn(request), products: [] }))

/** Adding accessories does not change the offer. */
export const shouldRevalidate = () => false
