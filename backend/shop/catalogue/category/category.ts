import { categoryPage } from './cms-page.ts'
import { checkId } from '#backend/shop/criteria/check-id.ts'
import { listProducts } from '#backend/shop/catalogue/listing/product-listing.ts'
import { NAVIGATION_ROOT_ID } from '#backend/shop/master-data/sales-channel.ts'
import { readRequestedFields } from '#backend/shop/criteria/requested-fields.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import type { Category } from '#contracts/shop/category.ts'
import { categoryNotFound, readCategoryTree } from './category-tree.ts'
import { loadCategories } from './load-categories.ts'

interface Given {
  path: { navigationId: string }
  /** Parameters of the listing in the category's page. Criteria are ignored. */
  body: { includes?: unknown }
}

/** Returns one category by id or as `home`, with its page and the listing in it. */
export async function readCategoryPage({ path, body }: Given, context: ShopContext): Promise<Category> {
  const id = path.navigationId === 'home' ? NAVIGATION_ROOT_ID : checkId(path.navigationId)
  const tree = await readCategoryTree(context)
  const node = tree.byId.get(id)
  if (node === undefined) throw categoryNotFound(id)
  const found = (await loadCategories(context, [node], tree)).get(id)
  if (found === undefined) throw categoryNotFound(id)
  if (!readRequestedFields('category', body).property('cmsPage')) return found
  const parameters = { ...body, filter: [], 'post-filter': [], aggregations: [], associations: {} }
  const listing = await listProducts({ path: { categoryId: id }, body: parameters }, context)
  const page = { cmsPage: categoryPage(node, listing) }
  return { ...found, ...page }
}
