import type { BlockProps } from '#web/blocks/block.ts'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'
import { CategoryTiles } from '#web/catalogue/category/category-tile.tsx'
import { FilterShortcuts } from './filter-shortcuts.tsx'

/** Categories of the shop with pictures and counts, below shortcuts to one category's filter. */
export function ShopCategoriesBlock({ element, context, data }: BlockProps<'site_shop_categories'>) {
  const { showImage, bodytext, link } = element
  const categories = showImage
    ? data.categories
    : data.categories.map((category) => ({ ...category, picture: undefined }))
  return (
    <BlockSection element={element} context={context} intro={bodytext} link={link}>
      {element.shortcuts && data.shortcuts && (
        <FilterShortcuts
          {...data.shortcuts}
          headingId={`c${element.id}-shortcuts`}
          title={element.shortcuts.title}
          note={element.shortcuts.note}
        />
      )}
      {categories.length > 0 && <CategoryTiles categories={categories} />}
    </BlockSection>
  )
}
