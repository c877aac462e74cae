import type { HeroPart } from '#contracts/content/element.ts'
import type { ShopData } from '#web/blocks/shop-data.ts'
import type { ListedCategory } from '#web/shop/listed-category.ts'

export interface MarkedPart extends HeroPart {
  /** Number in the drawing and in the parts list, from 1. */
  position: number
  category: ListedCategory
}

/** The parts whose category the shop knows, numbered without gaps. */
export const markedParts = (parts: readonly HeroPart[], shop: ShopData): MarkedPart[] =>
  parts
    .flatMap((part) => {
      const category = shop.categories[part.categoryId]
      return category ? [{ ...part, category }] : []
    })
    .map((part, index) => ({ ...part, position: index + 1 }))
