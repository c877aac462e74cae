import type { Category } from '#contracts/shop/category.ts'
import type { Locale } from '#contracts/locales.ts'

export interface CategoryMemory {
  /** The tree of a language, if it need not be read again yet. */
  fresh(locale: Locale): Category[] | undefined
  /** The last tree, for menus while the shop fails. */
  last(locale: Locale): Category[] | undefined
  /** Keeps a tree that was read without a visitor's token. */
  keep(locale: Locale, tree: Category[]): void
}

/**
 * Categories for the menus; pages of the shop read theirs with their own data, and fail with it.
 *
 * Memory. Key: locale. Owner: this process. End: the next tree. Gain: a remote shop is asked once in `freshFor` milliseconds. While
 * it fails, no page loses its links to the range.
 */
export function createCategoryMemory(freshFor: number, now = Date.now): CategoryMemory {
  const known = new Map<Locale, { tree: Category[]; until: number }>()
  return {
    fresh(locale) {
      const kept = known.get(locale)
      return kept && now() < kept.until ? kept.tree : undefined
    },
    last: (locale) => known.get(locale)?.tree,
    keep: (locale, tree) => void known.set(locale, { tree, until: now() + freshFor }),
  }
}
