import type { Category } from '#contracts/shop/category.ts'
import type { Locale } from '#contracts/locales.ts'
import type { IndexedPage } from '#contracts/search/index-source.ts'
import { paragraphsOf } from '#web/catalogue/product/plain-text.server.ts'
import { seoPathOf } from '#web/catalogue/seo/seo-path.ts'
import type { ShopLanguages } from './shop-languages.ts'

const CATEGORIES = {
  depth: 20,
  buildTree: false,
  associations: { media: { limit: 1 } },
  includes: {
    category: [
      'id',
      'type',
      'level',
      'seoUrls',
      'media',
      'name',
      'description',
      'translated.name',
      'translated.description',
    ],
    media: ['url'],
    seo_url: ['seoPathInfo'],
  },
}

/** The categories of the navigation, as pages of the search and by their names. */
export interface ConnectedCategories {
  pages: IndexedPage[]
  /** By language id and category id. */
  names: ReadonlyMap<string, ReadonlyMap<string, string>>
}

export async function readConnectedCategories({ all }: ShopLanguages): Promise<ConnectedCategories> {
  const names = new Map<string, ReadonlyMap<string, string>>()
  const pages: IndexedPage[] = []
  for (const { id, locales, shop } of all) {
    const found = await shop('POST /navigation/{activeId}/{rootId}', {
      path: { activeId: 'main-navigation', rootId: 'main-navigation' },
      body: CATEGORIES,
    })
    // A Shopware sends the root as well. A folder or a link has no page.
    const shown = found.filter(({ type, level = 2 }) => type === 'page' && level > 1)
    names.set(id, new Map(shown.map((category) => [category.id, category.translated.name])))
    for (const locale of locales) pages.push(...shown.map((category, index) => toPage(category, locale, index)))
  }
  return { pages, names }
}

const toPage = (category: Category, locale: Locale, position: number): IndexedPage => ({
  locale,
  processor: 'website',
  ref: category.id,
  position,
  title: category.translated.name,
  url: '',
  seoPath: seoPathOf(category).replace(/\/$/, ''),
  image: category.media?.url ?? '',
  shortDescription: '',
  headlines: [],
  content: paragraphsOf(category.translated.description ?? '').join('\n'),
  extra: {},
})
