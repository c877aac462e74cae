import type { ShopContext } from '#backend/http/shop-context.ts'
import { categoryStruct } from './category-struct.ts'
import type { CategoryStruct } from './category-struct.ts'
import type { CategoryNode, CategoryTree } from './category-tree.ts'
import { readMedia } from '#backend/shop/media/media-struct.ts'
import { readSeoUrls } from '#backend/shop/catalogue/seo/seo-urls.ts'

/** Returns the structs of categories by id, with picture and, if the request wants them, SEO URLs. */
export async function loadCategories(
  context: ShopContext,
  nodes: CategoryNode[],
  tree: CategoryTree,
  withSeoUrls = context.includeSeoUrls,
): Promise<Map<string, CategoryStruct>> {
  const media = await readMedia(
    context,
    nodes.map(({ mediaId }) => mediaId),
  )
  const ids = nodes.map(({ id }) => id)
  const seoUrls = withSeoUrls ? await readSeoUrls(context.db, context.languageId, ids) : null
  return new Map(nodes.map((node) => [node.id, categoryStruct(node, tree, { media, seoUrls })]))
}
