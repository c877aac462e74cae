import type { RouteHandle } from '#web/app/route-handle.ts'
import { shopContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import { listProduct } from '#web/catalogue/listing/listed-product.ts'
import { smallestFile } from '#web/catalogue/product/picture.ts'
import { LISTED_FIELDS } from '#web/catalogue/listing/listed-fields.ts'
import { readTextLanguages } from '#web/catalogue/text-languages.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import type { SeenProduct } from '#web/shell/last-seen/ask-seen.ts'
import { seenIds } from '#web/shell/last-seen/seen-ids.ts'
import type { Route } from './+types/last-seen'

/** The ids are a visitor's own, but the products are the same for all. */
export const handle = { caching: 'never' } satisfies RouteHandle

/** Names, addresses and pictures of the products whose ids the address has. Those that the shop lacks are missing. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ids = seenIds((url.searchParams.get('ids') ?? '').split(','))
  const shop = context.get(shopContext)
  const body = { filter: [{ type: 'equalsAny' as const, field: 'id', value: ids }], includes: LISTED_FIELDS }
  const elements =
    ids.length === 0 ? [] : (await shop('POST /product', { body: { ...body, limit: ids.length } })).elements
  const languages = await readTextLanguages(context)
  const byId = new Map(elements.map((product) => [product.id, listProduct(product, languages)]))
  const products = ids.flatMap((id): SeenProduct[] => {
    const product = byId.get(id)
    if (!product) return []
    const { name, seoPath, picture, languages: of } = product
    const path = paths.product(getLocale(), seoPath)
    return [{ id, name, lang: of.name, path, picture: picture && smallestFile(picture) }]
  })
  return Response.json(products)
}
