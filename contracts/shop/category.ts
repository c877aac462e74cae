import type { Media } from './media.ts'
export interface SeoUrl {
  id: string
  languageId: string
  /** `frontend.navigation.page` belongs to a category, `frontend.detail.page` to a product. */
  routeName: string
  /** Id of that category or product. */
  foreignKey: string
  /** `/navigation/{id}` or `/detail/{id}`. */
  pathInfo: string
  /** Without a leading slash. Those of categories end with one: `chain-guides/type-ct/`. */
  seoPathInfo: string
}

export interface Category {
  id: string
  parentId?: string
  name: string
  description?: string
  /** 1 for the root. Its children, level 2, are the first row of the shop's navigation. */
  level?: number
  type: 'page' | 'link' | 'folder'
  active?: boolean
  /** Names from the root down to this category. */
  breadcrumb: string[]
  childCount: number
  children: Category[]
  media?: Media
  /** Null unless requested by header or association. */
  seoUrls?: SeoUrl[] | null
  cmsPageId?: string
  customFields?: Record<string, unknown> | null
  translated: { name: string; description: string }
}
