import type { SeoUrl } from '#contracts/shop/category.ts'

/** The entity's path in the page's language; its id if the shop gives none, which the routes understand too. */
export const seoPathOf = ({ id, seoUrls }: { id: string; seoUrls?: SeoUrl[] | null }): string =>
  seoUrls?.[0]?.seoPathInfo ?? id

export const isId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)
