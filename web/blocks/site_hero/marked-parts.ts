import type { HeroPart } from '#contracts/content/elements/site_hero.ts'
import type { ListedCategory } from '#web/catalogue/category/listed-category.ts'

export interface MarkedPart extends HeroPart {
  /** Number in the drawing and in the parts list, counted from 1. */
  position: number
  category: Pick<ListedCategory, 'name' | 'to' | 'products'>
}

/** The parts whose category the shop has and that lead somewhere, numbered without gaps. */
export const markParts = (parts: readonly HeroPart[], categories: readonly ListedCategory[]): MarkedPart[] =>
  parts
    .flatMap((part) => {
      const category = categories.find(({ id }) => id === part.categoryId)
      if (!category || category.to === '') return []
      const { name, to, products } = category
      return [{ ...part, category: { name, to, products } }]
    })
    .map((part, index) => ({ ...part, position: index + 1 }))
