import type { ShopClient } from '#web/clients/shop.server.ts'
import { readNavigation } from '#web/catalogue/category/read-navigation.server.ts'
import { seoPathOf } from '#web/catalogue/seo/seo-path.ts'

/** Where the shop lists products of a plastic. */
export interface ProductsOfMaterial {
  seoPath: string
  /** Id of the option to filter by. */
  option: string
}

const letters = (text: string): string => text.toLowerCase().replaceAll(/[\s-]/g, '')

/**
 * Finds the first-level category with most products of a plastic, by the name of an option. A shop has no other word
 * for materials. Undefined if none has such products.
 */
export async function findProductsOfMaterial(
  shop: ShopClient,
  material: string,
): Promise<ProductsOfMaterial | undefined> {
  const categories = (await readNavigation(shop)).filter(({ type }) => type === 'page')
  const found = await Promise.all(
    categories.map(async (category) => {
      const option = await findOption(shop, category.id, material)
      if (option === undefined) return []
      return [{ seoPath: seoPathOf(category), option, count: await countProducts(shop, category.id, option) }]
    }),
  )
  const [best] = found
    .flat()
    .filter(({ count, seoPath }) => count > 0 && seoPath !== '')
    .toSorted((a, b) => b.count - a.count)
  return best && { seoPath: best.seoPath, option: best.option }
}

async function findOption(shop: ShopClient, categoryId: string, material: string): Promise<string | undefined> {
  const { aggregations } = await shop('POST /product-listing/{categoryId}', {
    path: { categoryId },
    body: { limit: 1, p: 1, includes: { product: ['id'] } },
  })
  if (Array.isArray(aggregations)) return undefined
  const options = (aggregations.properties?.entities ?? []).flatMap((group) => group.options ?? [])
  return options.find(({ translated }) => letters(translated.name) === letters(material))?.id
}

async function countProducts(shop: ShopClient, categoryId: string, option: string): Promise<number> {
  const { total } = await shop('POST /product-listing/{categoryId}', {
    path: { categoryId },
    body: { limit: 1, p: 1, properties: option, 'no-aggregations': true, includes: { product: ['id'] } },
  })
  return total
}
