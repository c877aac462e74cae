import { CategoryTiles } from '#web/shop/category-tile.tsx'
import { Band } from './band.tsx'
import type { BlockProps } from './block.ts'
import { FilterShortcuts } from './filter-shortcuts.tsx'
import { shortcutsKey } from './shop-data.ts'
import { ShopUnavailable } from './shop-unavailable.tsx'

/** The shop's categories with pictures and counts, above them short cuts into one category's filter. */
export function ShopCategories({ element, place, shop }: BlockProps<'site_shop_categories'>) {
  const { categoryIds, rootCategoryId, shortcuts, showImage } = element
  const ids = categoryIds.length > 0 ? categoryIds : (shop.childIds[rootCategoryId] ?? [])
  const found = ids.map((id) => shop.categories[id]).filter((category) => category !== undefined)
  const categories = showImage ? found : found.map((category) => ({ ...category, picture: undefined }))
  const filter = shortcuts && shop.shortcuts[shortcutsKey(shortcuts)]
  return (
    <Band element={element} place={place} intro={element.bodytext} link={element.link}>
      {!shop.available && <ShopUnavailable />}
      {filter && <FilterShortcuts shortcuts={filter} title={shortcuts.title} note={shortcuts.note} />}
      {categories.length > 0 && <CategoryTiles categories={categories} />}
    </Band>
  )
}
