import type { ElementOf, ElementType } from '#contracts/content/elements.ts'
import type { Locale } from '#contracts/locales.ts'
import type { ContentClient } from '#web/clients/content.server.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import type { ReadTotals } from '#web/catalogue/category/read-category-totals.server.ts'

/** What a block's loader may ask. */
export interface BlockServices {
  shop: ShopClient
  content: ContentClient
  locale: Locale
  /** Tells that a part of the page failed: it is logged, and the page is not cached. */
  report: (failure: unknown) => void
  /** Shared by the blocks of the page. */
  readTotals: ReadTotals
}

/**
 * Loads what a block shows besides its element, on the server. The result is sent with the page.
 * @throws anything: the failure is reported, and a notice takes the block's place. A loader without which its block can
 * do catches the failure itself and reports it.
 */
export type BlockLoader<T extends ElementType, Data extends object> = (
  element: ElementOf<T>,
  services: BlockServices,
) => Promise<Data>
