import { z } from 'zod'
import { sql } from 'drizzle-orm'
import { filtersSql } from '#backend/shop/criteria/filter-sql.ts'
import { invalid, readCriteria } from '#backend/shop/criteria/read-criteria.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import type { Category } from '#contracts/shop/category.ts'
import { categoryFields } from './category-fields.ts'
import { categoryNotFound, pathTo, readCategoryTree, withDescendants } from './category-tree.ts'
import type { CategoryNode } from './category-tree.ts'
import { checkId } from '#backend/shop/criteria/check-id.ts'
import { loadCategories } from './load-categories.ts'
import { NAVIGATION_ROOT_ID } from '#backend/shop/master-data/sales-channel.ts'

/** The channel's three aliases of categories; null if none is set. */
const ALIASES: Record<string, string | null> = {
  'main-navigation': NAVIGATION_ROOT_ID,
  'footer-navigation': null,
  'service-navigation': null,
}

const flag = z.union([
  z.boolean(),
  z.enum(['true', '1']).transform(() => true),
  z.enum(['false', '0']).transform(() => false),
])
const bodySchema = z.object({ depth: z.coerce.number().int().min(0).default(2), buildTree: flag.default(true) })

interface Given {
  path: { activeId: string; rootId: string }
  body: object
}

/**
 * Returns `depth` + 1 levels of categories below the root. The children of each category on the path to the active one
 * come with them. They form a tree or, with `buildTree: false`, a list. An alias without a category returns 204.
 */
export async function listNavigation({ path, body }: Given, context: ShopContext): Promise<Category[]> {
  const [activeId, rootId] = [idOfEntrance(path.activeId), idOfEntrance(path.rootId)]
  if (activeId === null || rootId === null) {
    context.noContent()
    return []
  }
  const options = bodySchema.safeParse(body)
  if (!options.success) throw invalid(options.error, body)
  const tree = await readCategoryTree(context)
  const root = tree.byId.get(rootId)
  const active = tree.byId.get(activeId)
  if (root === undefined) throw categoryNotFound(rootId)
  if (active === undefined) throw categoryNotFound(activeId)
  const onTheWay = new Set(pathTo(active, tree).map(({ id }) => id))
  const passes = await readPassing(body, context)
  const shown = withDescendants(root).filter(
    (node) =>
      // A list begins with the root if it passes the filter.
      (node === root ? !options.data.buildTree : true) &&
      (node.level <= root.level + options.data.depth + 1 || onTheWay.has(node.parentId ?? '')) &&
      passes(node),
  )
  const structs = await loadCategories(context, shown, tree)
  return options.data.buildTree ? nest(root, structs) : shown.flatMap(({ id }) => structs.get(id) ?? [])
}

const idOfEntrance = (given: string): string | null =>
  Object.hasOwn(ALIASES, given) ? (ALIASES[given] ?? null) : checkId(given)

/** Returns a test for the criteria's filter. */
async function readPassing(body: object, { db, languageCode, settings }: ShopContext) {
  const { filter } = readCriteria({ ...body, limit: undefined }, settings.maxLimit)
  if (filter.length === 0) return () => true
  const { join, where } = filtersSql({ '/filter': filter }, categoryFields(languageCode))
  const { rows } = await db.execute<{ id: string }>(sql`select c.id from category c ${join} where ${where}`)
  const ids = new Set(rows.map(({ id }) => id))
  return ({ id }: CategoryNode) => ids.has(id)
}

type Structs = Awaited<ReturnType<typeof loadCategories>>

const nest = (node: CategoryNode, structs: Structs): Category[] =>
  node.children.flatMap((child) => {
    const found = structs.get(child.id)
    return found === undefined ? [] : [{ ...found, children: nest(child, structs) }]
  })
