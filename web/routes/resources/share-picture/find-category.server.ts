import type { RouterContextProvider } from 'react-router'
import type { Product } from '#contracts/shop/product.ts'
import { ServiceFailure } from '#contracts/failure.ts'
import { shopContext } from '#web/app/context.ts'
import { OPTION_ASSOCIATIONS } from '#web/catalogue/listing/listed-fields.ts'
import { DRAWN_FIELDS, photographView, readExample, solidView } from './find-product.server.ts'
import type { SharedSubject } from './share-picture-svg.ts'

/** Solids side by side. */
const MOST_DRAWN = 3
/** Products of the list's beginning that are read: some have no shape. */
const MOST_READ = 8

/** A category by its id, with its first products that have a photograph or a shape; undefined if the shop does not show it. */
export async function findCategory(
  context: Readonly<Pick<RouterContextProvider, 'get'>>,
  id: string,
): Promise<SharedSubject | undefined> {
  const shop = context.get(shopContext)
  try {
    const [category, { elements }] = await Promise.all([
      shop('POST /category/{navigationId}', {
        path: { navigationId: id },
        body: { 'no-aggregations': true, limit: 1, includes: { category: ['id', 'name', 'translated.name'] } },
      }),
      shop('POST /product-listing/{categoryId}', {
        path: { categoryId: id },
        body: {
          'no-aggregations': true,
          limit: MOST_READ,
          includes: DRAWN_FIELDS,
          associations: OPTION_ASSOCIATIONS,
        },
      }),
    ])
    const viewOf = async (product: Product) =>
      (await photographView(context, product)) ?? solidView(await readExample(shop, product), { isMeasured: false })
    const views = (await Promise.all(elements.map(viewOf))).filter((view) => view !== undefined)
    return { title: category.translated.name, drawings: views.slice(0, MOST_DRAWN), isRow: true }
  } catch (error) {
    if (error instanceof ServiceFailure && error.failure.status === 404) return undefined
    throw error
  }
}
