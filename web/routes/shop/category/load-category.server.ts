import { data } from 'react-router'
import { ServiceFailure } from '#contracts/failure.ts'
import type { Category } from '#contracts/shop/category.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { categoryBreadcrumbs } from '#web/catalogue/category/category-breadcrumbs.ts'
import { linkCategory } from '#web/catalogue/category/listed-category.ts'
import { CATEGORY_FIELDS } from '#web/catalogue/listing/listed-fields.ts'
import { pictureOf } from '#web/catalogue/product/picture.ts'
import { paragraphsOf } from '#web/catalogue/product/plain-text.server.ts'
import { totalsReader } from '#web/catalogue/category/read-category-totals.server.ts'
import { readNavigation } from '#web/catalogue/category/read-navigation.server.ts'
import { type TextLanguages, textLanguagesOf } from '#web/catalogue/text-languages.server.ts'
import type { LayoutReader } from '#web/blocks/shop-layout/load-layout.server.ts'
import { seoPathOf } from '#web/catalogue/seo/seo-path.ts'

const notFound = () => data({ code: 404 }, { status: 404 })

/** Loads a category with its breadcrumb and its children. Throws a 404 if the shop does not show it. */
export async function loadCategory(
  shop: ShopClient,
  id: string,
  languages: TextLanguages,
  report: (failure: unknown) => void,
  layouts: LayoutReader | undefined,
) {
  const [category, tree] = await Promise.all([readCategory(shop, id, layouts?.includes), readNavigation(shop)])
  const breadcrumbs = categoryBreadcrumbs(tree, id)
  const children = breadcrumbs.at(-1)?.children ?? category.children ?? []
  const [totals, layout] = await Promise.all([
    totalsReader(shop, report)(children),
    layouts?.load(category.cmsPage, category.translated.name),
  ])
  return {
    id,
    name: category.translated.name,
    /** Of name and text. */
    languages: textLanguagesOf(category, languages),
    seoPath: seoPathOf(category),
    text: paragraphsOf(category.translated.description ?? '').join(' '),
    picture: pictureOf(category.media ?? breadcrumbs.at(-1)?.media),
    layout,
    breadcrumbs: breadcrumbs.slice(0, -1).map((ancestor) => linkCategory(ancestor, languages)),
    children: children.map((child) => ({
      ...linkCategory(child, languages),
      products: totals.get(child.id),
    })),
  }
}

async function readCategory(shop: ShopClient, navigationId: string, includes = CATEGORY_FIELDS): Promise<Category> {
  try {
    return await shop('POST /category/{navigationId}', {
      path: { navigationId },
      body: { 'no-aggregations': true, limit: 1, includes },
    })
  } catch (error) {
    if (error instanceof ServiceFailure && error.failure.status === 404) throw notFound()
    throw error
  }
}
