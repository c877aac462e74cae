import type { Product } from '#contracts/shop/product.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import type { Drawing } from '#drawing/picture.ts'
import { composeSection } from '#drawing/section.ts'
import { OPTION_ASSOCIATIONS } from '#web/catalogue/listing/listed-fields.ts'
import { printerContext, shopContext, siteContext } from '#web/app/context.ts'
import { printedFile } from '#web/app/printed-file.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { isId } from '#web/catalogue/seo/seo-path.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { composeCut } from '#web/tools/cut-length/cut-scene.ts'
import { productFacts } from './product-facts.ts'
import { sharePictureSvg } from './share-picture-svg.ts'
import type { Route } from './+types/share-picture'

export const handle = { caching: 'shared' } satisfies RouteHandle

const FACTS = ['cut', 'solids', 'dimensions', 'ranges'].map((fact) => `customFields.profilwerk.${fact}`)
const NAME = ['id', 'name', 'translated.name']
const FIELDS = {
  product: [...NAME, 'productNumber', 'childCount', 'options', 'properties', ...FACTS],
  property_group_option: [...NAME, 'groupId', 'group'],
  property_group: [...NAME, 'position'],
}

/**
 * The picture of a shared link, 1200 by 630 pixels: a product or variant drawn from its geometry, by its id; without an id
 * the company's own picture.
 */
export async function loader({ params: { productId }, context }: Route.LoaderArgs) {
  const { company } = context.get(siteContext)
  const claim = company.claim[getLocale()]
  const { png } = context.get(printerContext)
  const own = { title: claim, line: '', company: company.name, drawings: [], facts: [] }
  if (productId === undefined) return printedFile(() => png(sharePictureSvg(own)), PNG)
  const product = isId(productId) ? await readOne(context.get(shopContext), 'id', productId) : undefined
  if (!product) return new Response(null, { status: 404 })
  const example = product.childCount ? await readOne(context.get(shopContext), 'parentId', product.id) : product
  const picture = {
    title: product.translated.name,
    line: product.productNumber,
    company: company.name,
    drawings: drawingsOf(example ?? product),
    facts: productFacts(product),
  }
  return printedFile(() => png(sharePictureSvg(picture)), PNG)
}

const PNG = {
  'content-type': 'image/png',
  'cache-control': 'public, max-age=86400',
  // Other sites show it.
  'cross-origin-resource-policy': 'cross-origin',
}

async function readOne(shop: ShopClient, field: 'id' | 'parentId', value: string): Promise<Product | undefined> {
  const body = {
    filter: [{ type: 'equals' as const, field, value }],
    limit: 1,
    includes: FIELDS,
    associations: OPTION_ASSOCIATIONS,
  }
  return (await shop('POST /product', { body })).elements[0]
}

function drawingsOf(product: Product): Drawing[] {
  const { solids, cut } = factsOf(product)
  if (solids.length === 0) return []
  const section = composeSection({ solids, dimensions: [] })
  const length = cut?.bar ?? 1
  const view = composeCut({ solids, length, longest: length, text: cut && formatNumber(cut.bar) })
  return [view, section]
}
