import type { RouterContextProvider } from 'react-router'
import type { Product } from '#contracts/shop/product.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import type { Drawing } from '#drawing/picture.ts'
import { composeSection } from '#drawing/section.ts'
import { shopContext } from '#web/app/context.ts'
import { OPTION_ASSOCIATIONS } from '#web/catalogue/listing/listed-fields.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { composeCut } from '#web/tools/cut-length/cut-scene.ts'
import { productFacts } from './product-facts.ts'
import type { SharedSubject } from './share-picture-svg.ts'

const FACTS = ['cut', 'solids', 'dimensions', 'ranges'].map((fact) => `customFields.profilwerk.${fact}`)
const NAME = ['id', 'name', 'translated.name']

/** The fields of a product or variant that is drawn. */
export const DRAWN_FIELDS = {
  product: [...NAME, 'productNumber', 'childCount', 'options', 'properties', ...FACTS],
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
  const view = solidView(example, { isMeasured: true })
  return {
    title: product.translated.name,
    line: product.productNumber,
    drawings: view ? [view, composeSection({ solids: factsOf(example).solids, dimensions: [] })] : [],
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

/** The solid of a product; undefined without a shape. `isMeasured`: with the length of its bar. */
export function solidView(product: Product, { isMeasured }: { isMeasured: boolean }): Drawing | undefined {
  const { solids, cut } = factsOf(product)
  if (solids.length === 0) return undefined
  const length = cut?.bar ?? 1
  return composeCut({ solids, length, longest: length, text: isMeasured && cut ? formatNumber(cut.bar) : undefined })
}
