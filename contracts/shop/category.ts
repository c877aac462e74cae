import type { Media } from './media.ts'
export interface SeoUrl {
  id: string
  languageId: string
  /** `frontend.navigation.page` belongs to a category, `frontend.detail.page` to a product, `frontend.landing.page` to a landing page. */
  routeName: string
  /** Id of that category, product or landing page. */
  foreignKey: string
  /** `/navigation/{id}`, `/detail/{id}` or `/landingPage/{id}`. */
  pathInfo: string
  /** Without a leading slash. Those of categories end with one: `chain-guides/type-ct/`. */
  seoPathInfo: string
}

/** One step of the path from the root to a category or product. */
export interface CategoryBreadcrumb {
  name: string
  categoryId: string
  type: string
  /** `chain-guides/type-ct/`; empty if the category has no address. */
  path: string
  seoUrls: Pick<SeoUrl, 'id' | 'pathInfo' | 'seoPathInfo'>[]
  translated: Record<string, unknown>
}

export interface Category {
  id: string
  parentId?: string | null
  /** Null where the language has no text of its own; `translated` has the one that it falls back to. */
  name: string | null
  description?: string | null
  /** 1 for the root. Its children, level 2, are the first row of the shop's navigation. */
  level?: number
  /** A folder is a heading without a page. A link leads elsewhere and has no page either. */
  type: 'page' | 'link' | 'folder'
  active?: boolean
  /** Names from the root down to this category. */
  breadcrumb: string[]
  childCount: number
  /** Null unless requested; always a list in a navigation. */
  children: Category[] | null
  media?: Media | null
  /** Null unless requested by header or association. */
  seoUrls?: SeoUrl[] | null
  cmsPageId?: string | null
  /** The layout of a Shopware (cms-page.ts); null unless the category is requested by its id. */
  cmsPage?: unknown
  customFields?: Record<string, unknown> | null
  translated: { name: string; description: string | null } & CategoryTarget
}

/** Where a category of the type `link` leads. The embedded shop has none. */
export interface CategoryTarget {
  /** `external`, `category`, `product` or `landing_page`. */
  linkType?: string | null
  /** Id of a category, product or landing page. */
  internalLink?: string | null
  /** As the company wrote it. */
  externalLink?: string | null
}
