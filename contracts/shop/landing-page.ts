import type { SeoUrl } from './category.ts'

/** A layout of the shop, with the data of its elements (cms-page.ts). */
export interface CmsLayout {
  id: string
  type: string
  name: string | null
  sections: object[]
}

/** A page of the shop with an address of its own, outside of its categories. */
export interface LandingPage {
  id: string
  /** Null where the language has no text of its own; `translated` has the one that it falls back to. */
  name: string | null
  /** Its layout (cms-page.ts). */
  cmsPage?: unknown
  /** Null unless requested by header. */
  seoUrls?: SeoUrl[] | null
  /** The name is for its editors; `metaTitle`, if there is one, for visitors. */
  translated: { name: string; metaTitle?: string | null; metaDescription?: string | null }
}
