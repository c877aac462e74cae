import { redirect } from 'react-router'
import { factsOf } from '#contracts/shop/product-facts.ts'
import { writeSvg } from '#drawing/picture.ts'
import { shopContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { isId } from '#web/catalogue/seo/seo-path.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { checkLength } from '#web/tools/cut-length/cut-rules.ts'
import { composeCut } from '#web/tools/cut-length/cut-scene.ts'
import type { Route } from './+types/cut-drawing'

export const handle = { caching: 'shared' } satisfies RouteHandle

const FIELDS = {
  product: ['cover', 'customFields.profilwerk.cut', 'customFields.profilwerk.solids'],
  product_media: ['media'],
  media: ['url'],
}

/**
 * Drawing of a variant at a cut length, in mm, as an SVG file. It is the picture of a cart's line. A variant without a
 * shape of its own is shown by its picture.
 */
export async function loader({ params: { productId, length }, context }: Route.LoaderArgs) {
  const notFound = () => new Response(null, { status: 404 })
  if (!isId(productId) || !/^\d{1,6}$/.test(length)) return notFound()
  const body = { ids: [productId], includes: FIELDS }
  const { elements } = await context.get(shopContext)('POST /product', { body })
  const [product] = elements
  if (!product) return notFound()
  const { cut, solids } = factsOf(product)
  if (!cut || checkLength(cut, Number(length)) !== undefined) return notFound()
  const picture = product.cover?.media?.url
  if (solids.length === 0) return picture ? redirect(picture) : notFound()
  const scene = { solids, length: Number(length), longest: cut.bar, text: formatNumber(Number(length)) }
  return new Response(writeSvg(composeCut(scene)), { headers: { 'content-type': 'image/svg+xml; charset=utf-8' } })
}
