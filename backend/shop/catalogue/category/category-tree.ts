import { asc, eq } from 'drizzle-orm'
import { category } from '#backend/database/schema/catalogue.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { versioned } from '#backend/shop/catalogue/versioned.ts'
import type { Reader } from '#backend/shop/catalogue/versioned.ts'

/** A category that is shown, at its place in the tree. */
export interface CategoryNode {
  id: string
  parentId: string | null
  /** 1 for the root. */
  level: number
  position: number
  name: string
  description: string
  mediaId: string | null
  /** In their order. */
  children: CategoryNode[]
}

export interface CategoryTree {
  root: CategoryNode | undefined
  byId: Map<string, CategoryNode>
}

/** All categories that are active with everything above them; a shop has some dozens. */
export const readCategoryTree = versioned(readTree)

async function readTree({ db, languageCode: language }: Reader): Promise<CategoryTree> {
  const rows = await db
    .select()
    .from(category)
    .where(eq(category.active, true))
    .orderBy(asc(category.level), asc(category.position), asc(category.id))
  const byId = new Map<string, CategoryNode>()
  // Parents come before their children, so a category below an inactive one finds none and is left out.
  for (const { id, parentId, level, position, name, description, mediaId } of rows) {
    const parent = parentId === null ? undefined : byId.get(parentId)
    if (parentId !== null && parent === undefined) continue
    const texts = { name: name[language], description: description[language] }
    const node: CategoryNode = { id, parentId, level, position, ...texts, mediaId, children: [] }
    byId.set(id, node)
    parent?.children.push(node)
  }
  return { root: [...byId.values()].find(({ parentId }) => parentId === null), byId }
}

/** From the root down to the category itself. */
export function pathTo(node: CategoryNode, { byId }: CategoryTree): CategoryNode[] {
  const parent = node.parentId === null ? undefined : byId.get(node.parentId)
  return parent === undefined ? [node] : [...pathTo(parent, { root: undefined, byId }), node]
}

/** The category and all below it, depth first: the order in which a catalogue is read. */
export const withDescendants = (node: CategoryNode): CategoryNode[] => [node, ...node.children.flatMap(withDescendants)]

/** The response to an id that no active category has. */
export const categoryNotFound = (categoryId: string): ShopError =>
  new ShopError(404, 'CONTENT__CATEGORY_NOT_FOUND', `Category "${categoryId}" not found.`, {
    parameters: { categoryId },
  })
