import { LANGUAGE_CODES, type LanguageCode } from '#backend/database/schema/columns.ts'
import { textIn } from '#backend/database/schema/fallback.ts'
import type { CategoryPaths } from './category-paths.ts'
import { categoryId, productId } from './keys.ts'
import type { Catalogue } from '#backend/shop/import/read.ts'

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

/** Returns the addresses of all categories and parents. A product in several categories is below the deepest one. */
export function toSeoAddresses(catalogue: Catalogue, tree: CategoryPaths): SeoAddress[] {
  const folder = (key: string, language: LanguageCode) =>
    (tree.pathTo(key) ?? []).map(({ value }) => `${textIn(value.slug, language)}/`).join('')
  const variantsOf = Map.groupBy(catalogue.variants, ({ value }) => value.parent)
  return LANGUAGE_CODES.flatMap((language): SeoAddress[] => [
    ...catalogue.categories.map(({ file, line, value }) => {
      const target = categoryId(value.key)
      return {
        language,
        route: 'frontend.navigation.page' as const,
        target,
        path: folder(value.key, language),
        file,
        line,
      }
    }),
    ...catalogue.products.flatMap((product) => {
      const { value } = product
      const deepest = value.categories.reduce((best, key) => (tree.levelOf(key) > tree.levelOf(best) ? key : best))
      const path = folder(deepest, language) + textIn(value.slug, language)
      const variants = variantsOf.get(value.number) ?? []
      return [
        detailPage(product, language, path),
        ...variants.map((variant) => detailPage(variant, language, `${path}/${numberPart(variant.value.number)}`)),
      ]
    }),
  ])
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
