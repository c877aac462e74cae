import type { RouterContextProvider } from 'react-router'
import type { Product } from '#contracts/shop/product.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import type { Drawing } from '#drawing/picture.ts'
import { composeSection } from '#drawing/section.ts'
import { printerContext, shopContext } from '#web/app/context.ts'
import { OPTION_ASSOCIATIONS, PICTURE_FIELDS } from '#web/catalogue/listing/listed-fields.ts'
import { fileToPrint, isDrawnPicture, pictureOf } from '#web/catalogue/product/picture.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { composeCut } from '#web/tools/cut-length/cut-scene.ts'
import { productFacts } from './product-facts.ts'
import type { SharedSubject } from './share-picture-svg.ts'

const FACTS = ['cut', 'solids', 'dimensions', 'ranges'].map((fact) => `customFields.profilwerk.${fact}`)
const NAME = ['id', 'name', 'translated.name']

/** The fields of a product or variant that is drawn. */
export const DRAWN_FIELDS = {
  ...PICTURE_FIELDS,
  product: [...NAME, 'productNumber', 'childCount', 'cover', 'options', 'properties', ...FACTS],
  property_group_option: [...NAME, 'groupId', 'group'],
  property_group: [...NAME, 'position'],
}

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

/** A product or variant by its id; undefined if the shop does not show it. */
export async function findProduct(context: Context, id: string): Promise<SharedSubject | undefined> {
  const shop = context.get(shopContext)
  const product = await readOne(shop, 'id', id)
  if (!product) return undefined
  const example = await readExample(shop, product)
  const photograph = await photographView(context, product)
  const view = photograph ?? solidView(example, { isMeasured: true })
  const { solids } = factsOf(example)
  return {
    title: product.translated.name,
    line: product.productNumber,
    drawings: [...(view ? [view] : []), ...(solids.length > 0 ? [composeSection({ solids, dimensions: [] })] : [])],
    facts: productFacts(product),
  }
}

/** The variant that stands for a family; a product without variants is its own example. */
export async function readExample(shop: ShopClient, product: Product): Promise<Product> {
  return (product.childCount ? await readOne(shop, 'parentId', product.id) : undefined) ?? product
}

async function readOne(shop: ShopClient, field: 'id' | 'parentId', value: string): Promise<Product | undefined> {
  const body = {
    filter: [{ type: 'equals' as const, field, value }],
    limit: 1,
    includes: DRAWN_FIELDS,
    associations: OPTION_ASSOCIATIONS,
  }
  return (await shop('POST /product', { body })).elements[0]
}

/** The first photograph of a product as an SVG file; undefined of one that is drawn or has no picture. */
export async function photographView(context: Context, product: Product): Promise<string | undefined> {
  const picture = pictureOf(product.cover?.media)
  if (!picture || isDrawnPicture(picture)) return undefined
  const found = await context.get(printerContext).photograph(fileToPrint(picture))
  if (!found) return undefined
  const { jpeg, width, height } = found
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<image width="${width}" height="${height}" href="data:image/jpeg;base64,${jpeg}"/></svg>`
  )
}

/** The solid of a product; undefined without a shape. `isMeasured`: with the length of its bar. */
export function solidView(product: Product, { isMeasured }: { isMeasured: boolean }): Drawing | undefined {
  const { solids, cut } = factsOf(product)
  if (solids.length === 0) return undefined
  const length = cut?.bar ?? 1
  return composeCut({ solids, length, longest: length, text: isMeasured && cut ? formatNumber(cut.bar) : undefined })
}
