import type { BlockLoader } from '#web/blocks/block-loader.ts'
import { loadListedCategories } from '#web/blocks/site_shop_categories/load-listed-categories.server.ts'
import { type MarkedPart, markParts } from './marked-parts.ts'

interface HeroData {
  parts: MarkedPart[]
}

/** The categories of the drawing's parts. Without the shop, the hero is shown without marked parts. */
export const loadHero: BlockLoader<'site_hero', HeroData> = async ({ parts }, services) => {
  if (parts.length === 0) return { parts: [] }
  try {
    const categories = await loadListedCategories(services, (tree) =>
      parts.map(({ categoryId }) => tree.find(categoryId)),
    )
    return { parts: markParts(parts, categories) }
  } catch (failure) {
    services.report(failure)
    return { parts: [] }
  }
}
