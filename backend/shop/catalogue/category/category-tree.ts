import { asc, eq } from 'drizzle-orm'
import { category } from '#backend/database/schema/catalogue.ts'
import { ownText, textIn } from '#backend/database/schema/fallback.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { cacheByVersion } from '#backend/shop/catalogue/catalogue-version.ts'
import type { CatalogueReader } from '#backend/shop/catalogue/catalogue-version.ts'

/** A visible category in the tree. */
export interface CategoryNode {
  id: string
  parentId: string | null
  /** 1 for the root. */
  level: number
  position: number
  name: string
  description: string
  /** The language's own texts, null where it falls back to another one. */
  own: { name: string | null; description: string | null }
  mediaId: string | null
  /** In the catalogue's order. */
  children: CategoryNode[]
}

export interface CategoryTree {
  root: CategoryNode | undefined
  byId: Map<string, CategoryNode>
}

/** Reads the categories that are active together with all their ancestors. A shop has a few dozen. */
export const readCategoryTree = cacheByVersion(readTree)

async function readTree({ db, languageCode: language }: CatalogueReader): Promise<CategoryTree> {
  const rows = await db
    .select()
    .from(category)
    .where(eq(category.active, true))
    .orderBy(asc(category.level), asc(category.position), asc(category.id))
  const byId = new Map<string, CategoryNode>()
  // Parents precede their children, so a category below an inactive one has no parent here and is left out.
  for (const { id, parentId, level, position, name, description, mediaId } of rows) {
    const parent = parentId === null ? undefined : byId.get(parentId)
    if (parentId !== null && parent === undefined) continue
    const texts = {
      name: textIn(name, language),
      description: textIn(description, language),
      own: { name: ownText(name, language), description: ownText(description, language) },
    }
    const node: CategoryNode = { id, parentId, level, position, ...texts, mediaId, children: [] }
    byId.set(id, node)
    parent?.children.push(node)
  }
  return { root: [...byId.values()].find(({ parentId }) => parentId === null), byId }
}

/** Returns the path from the root to the category itself. */
export function pathTo(node: CategoryNode, { byId }: CategoryTree): CategoryNode[] {
  const parent = node.parentId === null ? undefined : byId.get(node.parentId)
  return parent === undefined ? [node] : [...pathTo(parent, { root: undefined, byId }), node]
}

/** Returns the category and all its descendants depth first, the order of a printed catalogue. */
export const withDescendants = (node: CategoryNode): CategoryNode[] => [node, ...node.children.flatMap(withDescendants)]

/** The error for an id that no active category has. */
export const categoryNotFound = (categoryId: string): ShopError =>
  new ShopError(404, 'CONTENT__CATEGORY_NOT_FOUND', `Category "${categoryId}" not found.`, {
    parameters: { categoryId },
  })
