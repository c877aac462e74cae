import { sql } from 'drizzle-orm'
import { readCriteria } from '#backend/shop/criteria/read-criteria.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { searchResult } from '#backend/http/struct.ts'
import type { Category } from '#contracts/shop/category.ts'
import type { SearchResult } from '#contracts/shop/criteria.ts'
import { categoryFields } from './category-fields.ts'
import { readCategoryTree } from './category-tree.ts'
import { loadCategories } from './load-categories.ts'
import { readIds } from '#backend/shop/criteria/read-ids.ts'

/** Finds categories by criteria. Unknown associations are ignored: the official templates send some. */
export async function listCategories(
  { body }: { body: object },
  context: ShopContext,
): Promise<SearchResult<Category>> {
  const criteria = readCriteria(body, context.settings.maxLimit)
  const tree = await readCategoryTree(context)
  const found = await readIds(
    context.db,
    {
      from: sql`category c`,
      id: sql`c.id`,
      where: sql`c.active`,
      order: sql`c.level, c.position`,
      fields: categoryFields(context.languageCode),
    },
    criteria,
  )
  const nodes = found.ids.flatMap((id) => tree.byId.get(id) ?? [])
  const withSeoUrls = context.includeSeoUrls || 'seoUrls' in criteria.associations
  const structs = await loadCategories(context, nodes, tree, withSeoUrls)
  const elements = nodes.flatMap(({ id }) => structs.get(id) ?? [])
  return searchResult('category', elements, { ...found, page: criteria.page, limit: criteria.limit })
}
