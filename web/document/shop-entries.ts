import type { Category } from '#contracts/shop/category.ts'
import { linkCategory } from '#web/catalogue/category/listed-category.ts'
import type { TextLanguages } from '#web/catalogue/text-languages.server.ts'
import type { MenuItem } from '#web/shell/menu/menu-tree.ts'

/** Levels of categories in the menu; deeper ones are reached from their pages. */
const LEVELS = 2

/** The shop's categories as entries of the menu. */
export const shopEntries = (categories: readonly Category[], languages: TextLanguages, levels = LEVELS): MenuItem[] =>
  categories.map((category) => {
    const { name, to, language } = linkCategory(category, languages)
    const children = levels > 1 ? shopEntries(category.children ?? [], languages, levels - 1) : []
    return { title: name, to, ...(language !== undefined && { language }), children }
  })
