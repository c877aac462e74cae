import type { Category } from '#contracts/shop/category.ts'
import { firstSentence } from '#web/catalogue/product/plain-text.server.ts'
import { type Picture, pictureOf } from '#web/catalogue/product/picture.ts'
import { nameLanguage, type TextLanguages } from '#web/catalogue/text-languages.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { categoryAddress } from './category-address.ts'

export interface CategoryLink {
  id: string
  name: string
  /** Its page, or where a link leads; empty for a mere heading. */
  to: string
  /** Of the name, where it is not the page's. */
  language?: string
}

export interface ListedCategory extends CategoryLink {
  lede: string
  picture: Picture | undefined
  /** Products in the category and below; undefined if the shop was not asked or gave no number. */
  products: number | undefined
  children: CategoryLink[]
}

export const linkCategory = (category: Category, languages: TextLanguages): CategoryLink => ({
  id: category.id,
  name: category.translated.name,
  to: categoryAddress(getLocale(), category),
  ...nameLanguage(category, languages),
})

export const listCategory = (
  category: Category,
  products: number | undefined,
  languages: TextLanguages,
): ListedCategory => ({
  ...linkCategory(category, languages),
  lede: firstSentence(category.translated.description ?? ''),
  picture: pictureOf(category.media),
  products,
  children: (category.children ?? []).map((child) => linkCategory(child, languages)),
})

/** The language of those names that are not in the page's. */
export const languageOfCategories = (categories: readonly ListedCategory[]): string | undefined =>
  categories.flatMap((category) => [category, ...category.children]).find(({ language }) => language)?.language
