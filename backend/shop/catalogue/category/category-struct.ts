import type { Category } from '#contracts/shop/category.ts'
import { struct } from '#backend/http/struct.ts'
import type { CategoryNode, CategoryTree } from './category-tree.ts'
import { pathTo } from './category-tree.ts'
import { CATEGORY_PAGE_ID } from './cms-page.ts'
import type { MediaStruct } from '#backend/shop/media/media-struct.ts'
import type { SeoUrlStruct } from '#backend/shop/catalogue/seo/seo-urls.ts'

export interface CategoryExtras {
  media?: Map<string, MediaStruct>
  /** Null if the request does not want them. */
  seoUrls?: Map<string, SeoUrlStruct[]> | null
}

export type CategoryStruct = ReturnType<typeof categoryStruct>

/** Returns a category as in the Store API, without children. */
export function categoryStruct(node: CategoryNode, tree: CategoryTree, { media, seoUrls }: CategoryExtras = {}) {
  const above = pathTo(node, tree)
  const breadcrumb = above.map(({ name }) => name)
  const { name, description } = node
  const picture = media?.get(node.mediaId ?? '')
  return struct('category', {
    id: node.id,
    ...(node.parentId === null ? {} : { parentId: node.parentId }),
    name,
    description,
    level: node.level,
    /** Ids of its ancestors, `|root|parent|`. */
    path:
      above.length === 1
        ? null
        : `|${above
            .slice(0, -1)
            .map(({ id }) => id)
            .join('|')}|`,
    active: true,
    visible: true,
    type: 'page' as const,
    linkType: null,
    internalLink: null,
    externalLink: null,
    linkNewTab: false,
    productAssignmentType: 'product',
    displayNestedProducts: true,
    breadcrumb,
    childCount: node.children.length,
    visibleChildCount: node.children.length,
    children: [] as Category[],
    cmsPageId: CATEGORY_PAGE_ID,
    ...(node.mediaId === null ? {} : { mediaId: node.mediaId }),
    ...(picture === undefined ? {} : { media: picture }),
    seoUrls: seoUrls ? (seoUrls.get(node.id) ?? []) : null,
    customFields: {},
    translated: { name, description, breadcrumb, metaTitle: name, metaDescription: description, customFields: {} },
  })
}
