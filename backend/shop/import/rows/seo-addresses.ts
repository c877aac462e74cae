import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { textIn } from '#backend/database/schema/fallback.ts'
import type { CategoryPaths } from './category-paths.ts'
import { categoryId, productId } from './keys.ts'
import type { Catalogue } from '#backend/shop/import/source/read.ts'

/** The address of a category or product in one language, and the line that asks for it. */
export interface SeoAddress {
  language: LanguageCode
  route: 'frontend.navigation.page' | 'frontend.detail.page'
  /** Id of the category or product. */
  target: string
  /** `chain-guides/type-ct/` for categories, `chain-guides/type-ct/ct-08b` for products. */
  path: string
  file: string
  line: number
}

/**
 * Yields the addresses of all categories, products and variants in one language. A product in several categories is
 * below the deepest one.
 */
export function* seoAddresses(
  catalogue: Pick<Catalogue, 'categories' | 'products' | 'variants'>,
  tree: CategoryPaths,
  language: LanguageCode,
): Generator<SeoAddress> {
  const folder = (key: string) =>
    (tree.pathTo(key) ?? []).map(({ value }) => `${textIn(value.slug, language)}/`).join('')
  for (const { file, line, value } of catalogue.categories) {
    const target = categoryId(value.key)
    yield { language, route: 'frontend.navigation.page', target, path: folder(value.key), file, line }
  }
  const variantsOf = Map.groupBy(catalogue.variants, ({ value }) => value.parent)
  for (const product of catalogue.products) {
    const { value } = product
    const deepest = value.categories.reduce((best, key) => (tree.levelOf(key) > tree.levelOf(best) ? key : best))
    const path = folder(deepest) + textIn(value.slug, language)
    yield detailPage(product, language, path)
    for (const variant of variantsOf.get(value.number) ?? []) {
      yield detailPage(variant, language, `${path}/${numberPart(variant.value.number)}`)
    }
  }
}

interface Detail {
  value: { number: string }
  file: string
  line: number
}

const detailPage = ({ value, file, line }: Detail, language: LanguageCode, path: string): SeoAddress => ({
  language,
  route: 'frontend.detail.page',
  target: productId(value.number),
  path,
  file,
  line,
})

/** Returns a product number as part of an address: `ct-08b.1`. */
const numberPart = (number: string): string => number.toLowerCase().replaceAll(/[^\p{L}\p{N}.]+/gu, '-')
