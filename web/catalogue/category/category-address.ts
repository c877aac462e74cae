import { readHref } from '#contracts/content/links/read-href.ts'
import type { Locale } from '#contracts/locales.ts'
import type { Category } from '#contracts/shop/category.ts'
import { paths } from '#web/app/paths.ts'
import { seoPathOf } from '#web/catalogue/seo/seo-path.ts'

/**
 * Where a category leads: to its page, or to the target of a link. Empty for a folder and for a link without a target,
 * which are headings.
 */
export function categoryAddress(locale: Locale, category: Category): string {
  if (category.type === 'folder') return ''
  if (category.type === 'page') return paths.category(locale, seoPathOf(category))
  const { linkType, internalLink, externalLink } = category.translated
  if (linkType === 'category' && internalLink)
    return paths.category(locale, seoPathOf({ ...category, id: internalLink }))
  if (linkType === 'product' && internalLink) return paths.product(locale, internalLink)
  if (linkType === 'landing_page' && internalLink) return paths.landingPage(locale, internalLink)
  // Links that are older than their types have an address only (Shopware's own rule).
  const isExternal = !linkType || linkType === 'external'
  return (isExternal && externalLink && readHref(externalLink, { hosts: [] })) || ''
}

/** The tree with the addresses of those categories to which its links lead, as far as it has them. */
export function withTargets(tree: readonly Category[]): Category[] {
  const byId = new Map<string, Category>()
  const note = (categories: readonly Category[]) => {
    for (const category of categories) {
      byId.set(category.id, category)
      note(category.children ?? [])
    }
  }
  note(tree)
  const complete = (category: Category): Category => ({
    ...category,
    ...(category.type === 'link' && {
      seoUrls: byId.get(category.translated.internalLink ?? '')?.seoUrls ?? null,
    }),
    children: category.children?.map(complete) ?? null,
  })
  return tree.map(complete)
}
