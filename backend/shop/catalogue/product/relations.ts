import { sql } from 'drizzle-orm'
import { loadCategories } from '#backend/shop/catalogue/category/load-categories.ts'
import { readCategoryTree } from '#backend/shop/catalogue/category/category-tree.ts'
import { SALES_CHANNEL_ID } from '#backend/shop/master-data/sales-channel.ts'
import type { RequestedFields } from '#backend/shop/criteria/requested-fields.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { struct } from '#backend/http/struct.ts'
import type { AssociationsOf } from './associations.ts'
import { readCrossSellingOf } from './cross-selling-rows.ts'
import type { ProductRecord } from './product-rows.ts'

/** `loadProducts`, which uses this module for the variants of a parent. */
type Load = (context: ShopContext, ids: string[], requested: RequestedFields) => Promise<{ parentId: string | null }[]>

/** Reads the entities related to a product: categories, variants, cross-selling. */
export async function readRelations(
  context: ShopContext,
  rows: ProductRecord[],
  requested: RequestedFields,
  load: Load,
): Promise<AssociationsOf> {
  const parts = [
    await categories(context, rows, requested),
    await children(context, rows, requested, load),
    await crossSellings(context, rows, requested),
  ]
  return (row) => Object.assign({}, ...parts.map((part) => part(row)))
}

async function categories(
  context: ShopContext,
  rows: ProductRecord[],
  requested: RequestedFields,
): Promise<AssociationsOf> {
  const names = ['categories', 'mainCategories', 'seoCategory'].filter((name) => requested.association(name))
  if (names.length === 0) return () => ({})
  const tree = await readCategoryTree(context)
  const ids = new Set(rows.flatMap(({ categoryIds }) => categoryIds))
  const nodes = [...ids].flatMap((id) => tree.byId.get(id) ?? [])
  const structs = await loadCategories(context, nodes, tree)
  return (row) => {
    const found = row.categoryIds.flatMap((id) => structs.get(id) ?? [])
    const [main] = found
    const mainCategories =
      main === undefined
        ? []
        : [
            struct('main_category', {
              id: main.id,
              productId: row.id,
              categoryId: main.id,
              salesChannelId: SALES_CHANNEL_ID,
              category: main,
            }),
          ]
    const all: Record<string, unknown> = { categories: found, mainCategories, seoCategory: main ?? null }
    return Object.fromEntries(names.map((name) => [name, all[name]]))
  }
}

async function children(
  context: ShopContext,
  rows: ProductRecord[],
  requested: RequestedFields,
  load: Load,
): Promise<AssociationsOf> {
  const parents = rows.filter(({ childCount }) => childCount > 0)
  if (!requested.association('children') || parents.length === 0) return () => ({})
  const found = await context.db.execute<{ id: string }>(sql`
    select id from product where active and parent_id = any(${sql.param(parents.map(({ id }) => id))}::text[])
    order by position, id`)
  const below: RequestedFields = {
    ...requested,
    association: (name) => requested.nested('children', name) && requested.property(name),
    nested: () => true,
  }
  const loaded = await load(
    context,
    found.rows.map(({ id }) => id),
    below,
  )
  const byParent = Map.groupBy(loaded, ({ parentId }) => parentId)
  return ({ id }) => ({ children: byParent.get(id) ?? [] })
}

async function crossSellings({ db, languageCode }: ShopContext, rows: ProductRecord[], requested: RequestedFields) {
  if (!requested.association('crossSellings')) return () => ({})
  const found = await readCrossSellingOf(
    db,
    languageCode,
    rows.map(({ id }) => id),
  )
  return ({ id }: ProductRecord) => ({ crossSellings: (found.get(id) ?? []).map(({ crossSelling }) => crossSelling) })
}
