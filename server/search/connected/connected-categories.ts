import type { Category } from '#contracts/shop/category.ts'
import { type Locale, perLocale } from '#contracts/locales.ts'
import {
  categoryOptionId,
  type IndexedOption,
  type IndexedPage,
  toCategoryOption,
} from '#contracts/search/index-source.ts'
import { paragraphsOf } from '#web/catalogue/product/plain-text.server.ts'
import { seoPathOf } from '#web/catalogue/seo/seo-path.ts'
import type { ShopLanguages } from './shop-languages.ts'
import { hitImage } from './hit-image.ts'

const CATEGORIES = {
  depth: 20,
  buildTree: false,
  associations: { media: { limit: 1 } },
  includes: {
    category: [
      'id',
      'parentId',
      'type',
      'level',
      'seoUrls',
      'media',
      'name',
      'description',
      'translated.name',
      'translated.description',
    ],
    media: ['url', 'thumbnails'],
    media_thumbnail: ['url', 'width'],
    seo_url: ['seoPathInfo'],
  },
}

/** The categories of the navigation, as pages of the search and by their names. */
export interface ConnectedCategories {
  pages: IndexedPage[]
  /** By language id and category id. */
  names: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Those of the first level, as values by which hits are filtered. */
  options: IndexedOption[]
  /** Ids of these values by the id of a category at or below them. */
  optionOf: ReadonlyMap<string, string>
}

export async function readConnectedCategories({ all }: ShopLanguages): Promise<ConnectedCategories> {
  const [main] = all
  let tree: Category[] = []
  const names = new Map<string, ReadonlyMap<string, string>>()
  const pages: IndexedPage[] = []
  for (const { id, locales, shop } of all) {
    const found = await shop('POST /navigation/{activeId}/{rootId}', {
      path: { activeId: 'main-navigation', rootId: 'main-navigation' },
      body: CATEGORIES,
    })
    if (id === main.id) tree = found
    // A Shopware sends the root as well. A folder or a link has no page.
    const shown = found.filter(({ type, level = 2 }) => type === 'page' && level > 1)
    names.set(id, new Map(shown.map((category) => [category.id, category.translated.name])))
    for (const locale of locales) pages.push(...shown.map((category, index) => toPage(category, locale, index)))
  }
  return { pages, names, ...firstLevel(tree, names, all) }
}

/** Level of the root's children. */
const FIRST = 2

function firstLevel(
  tree: readonly Category[],
  names: ConnectedCategories['names'],
  all: ShopLanguages['all'],
): Pick<ConnectedCategories, 'options' | 'optionOf'> {
  const byId = new Map(tree.map((category) => [category.id, category]))
  const kindOf = (category: Category | undefined): Category | undefined =>
    category === undefined || category.level === FIRST ? category : kindOf(byId.get(category.parentId ?? ''))
  const kinds = tree.filter(({ level, type }) => level === FIRST && type === 'page')
  const known = new Set(kinds)
  const nameIn = (locale: Locale, { id, translated }: Category) =>
    names.get(all.find(({ locales }) => locales.includes(locale))?.id ?? '')?.get(id) ?? translated.name
  return {
    options: kinds.map((kind, index) =>
      toCategoryOption(
        kind.id,
        index,
        perLocale((locale) => nameIn(locale, kind)),
      ),
    ),
    optionOf: new Map(
      tree.flatMap((category) => {
        const kind = kindOf(category)
        return kind && known.has(kind) ? [[category.id, categoryOptionId(kind.id)] as const] : []
      }),
    ),
  }
}

const toPage = (category: Category, locale: Locale, position: number): IndexedPage => ({
  locale,
  processor: 'website',
  ref: category.id,
  position,
  title: category.translated.name,
  url: '',
  seoPath: seoPathOf(category).replace(/\/$/, ''),
  image: hitImage(category.media),
  shortDescription: '',
  headlines: [],
  content: paragraphsOf(category.translated.description ?? '').join('\n'),
  extra: {},
})
