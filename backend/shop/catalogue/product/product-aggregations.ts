import type { ShopContext } from '#backend/http/shop-context.ts'
import { loadCategories } from '#backend/shop/catalogue/category/load-categories.ts'
import { readCategoryTree } from '#backend/shop/catalogue/category/category-tree.ts'
import { readRequestedFields } from '#backend/shop/criteria/requested-fields.ts'
import { loadProducts } from './load-products.ts'
import { readAllOptions } from './property-options.ts'

type Entities = { id: string }[]

/** Reads the entities that an aggregation of products names, in the order of their ids. */
export const entityReader =
  (context: ShopContext) =>
  async (definition: string, ids: string[]): Promise<Entities> => {
    const read = Object.hasOwn(READERS, definition) ? READERS[definition] : undefined
    return (await read?.(context, ids)) ?? []
  }

const READERS: Record<string, (context: ShopContext, ids: string[]) => Promise<Entities>> = {
  category: async (context, ids) => {
    const tree = await readCategoryTree(context)
    const nodes = ids.flatMap((id) => tree.byId.get(id) ?? [])
    return [...(await loadCategories(context, nodes, tree)).values()]
  },
  property_group_option: async (context, ids) => {
    const options = await readAllOptions(context)
    return ids.flatMap((id) => options.get(id) ?? [])
  },
  product: (context, ids) => loadProducts(context, ids, readRequestedFields('product', {}, ['cover'])),
}
