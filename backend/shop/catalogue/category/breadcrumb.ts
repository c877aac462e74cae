import { checkId } from '#backend/shop/criteria/check-id.ts'
import { readProductRecords } from '#backend/shop/catalogue/product/product-rows.ts'
import { readSeoUrls, type SeoUrlStruct } from '#backend/shop/catalogue/seo/seo-urls.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { struct } from '#backend/http/struct.ts'
import type { CategoryBreadcrumb } from '#contracts/shop/category.ts'
import { categoryStruct } from './category-struct.ts'
import { categoryNotFound, pathTo, readCategoryTree } from './category-tree.ts'
import type { CategoryNode, CategoryTree } from './category-tree.ts'

interface Given {
  path: { id: string }
  query?: { type?: unknown; referrerCategoryId?: unknown }
}

/**
 * Returns the path from below the root to a category, or to the category of a product; a bare list, as from 6.7 on.
 * @throws ShopError 404 for an unknown id.
 */
export async function listBreadcrumbs(
  { path, query = {} }: Given,
  context: ShopContext,
): Promise<CategoryBreadcrumb[]> {
  const id = checkId(path.id)
  const tree = await readCategoryTree(context)
  const { type, referrerCategoryId } = query
  const node = type === 'category' ? tree.byId.get(id) : await categoryOf(id, referrerCategoryId, tree, context)
  if (node === undefined) throw type === 'category' ? categoryNotFound(id) : notFound(id)
  const steps = pathTo(node, tree).filter(({ parentId }) => parentId !== null)
  const urls = await readSeoUrls(
    context.db,
    context.languageId,
    steps.map((step) => step.id),
  )
  return steps.map((step) => {
    const seoUrls = urls.get(step.id) ?? []
    const { breadcrumb: _names, name: _name, ...translated } = categoryStruct(step, tree).translated
    return struct('breadcrumb', {
      name: step.name,
      categoryId: step.id,
      type: 'page',
      translated,
      path: seoUrls[0]?.seoPathInfo ?? '',
      seoUrls: seoUrls.map(toAddress),
    })
  })
}

/** The fields that the published schema of 6.7 requires. */
const toAddress = ({ id, languageId, foreignKey, routeName, pathInfo, seoPathInfo }: SeoUrlStruct) => ({
  id,
  languageId,
  foreignKey,
  routeName,
  pathInfo,
  seoPathInfo,
})

/** Finds the category itself or, of the product's categories, the one from which the visitor came, else the deepest. */
async function categoryOf(id: string, referrer: unknown, tree: CategoryTree, { db, languageCode }: ShopContext) {
  const category = tree.byId.get(id)
  if (category !== undefined) return category
  const [row] = await readProductRecords(db, languageCode, [id], { facts: 'none' })
  const nodes = (row?.categoryIds ?? []).flatMap((categoryId) => tree.byId.get(categoryId) ?? [])
  return nodes.find((node) => node.id === referrer) ?? nodes.reduce(deeper, nodes[0])
}

const deeper = (best: CategoryNode | undefined, node: CategoryNode): CategoryNode =>
  best !== undefined && best.level >= node.level ? best : node

const notFound = (id: string): ShopError =>
  new ShopError(404, 'CONTENT__PRODUCT_NOT_FOUND', `Product for id ${id} not found.`, { parameters: { productId: id } })
