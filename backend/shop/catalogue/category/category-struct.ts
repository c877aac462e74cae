import type { Category } from '#contracts/shop/category.ts'
import { LIVE_VERSION_ID, rowFields, struct } from '#backend/http/struct.ts'
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
  const { name, description, own } = node
  const picture = media?.get(node.mediaId ?? '')
  return struct('category', {
    ...rowFields(),
    id: node.id,
    versionId: LIVE_VERSION_ID,
    parentId: node.parentId,
    parent: null,
    afterCategoryId: siblingBefore(node, tree),
    name: own.name,
    description: own.description,
    metaTitle: own.name,
    metaDescription: null,
    keywords: null,
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
    linkNewTab: null,
    productAssignmentType: 'product',
    displayNestedProducts: true,
    breadcrumb,
    childCount: node.children.length,
    visibleChildCount: node.children.length,
    children: null as Category[] | null,
    cmsPageId: CATEGORY_PAGE_ID,
    cmsPageIdSwitched: false,
    cmsPage: null,
    customEntityTypeId: null,
    mediaId: node.mediaId,
    media: picture ?? null,
    seoUrls: seoUrls ? (seoUrls.get(node.id) ?? []) : null,
    tags: null,
    translations: null,
    translated: {
      name,
      description,
      breadcrumb,
      metaTitle: name,
      metaDescription: null,
      keywords: null,
      linkType: null,
      internalLink: null,
      externalLink: null,
      linkNewTab: null,
      slotConfig: null,
      customFields: {},
    },
  })
}

/** Id of the previous sibling. */
function siblingBefore({ id, parentId }: CategoryNode, { byId }: CategoryTree): string | null {
  const siblings = byId.get(parentId ?? '')?.children ?? []
  return siblings[siblings.findIndex((one) => one.id === id) - 1]?.id ?? null
}
