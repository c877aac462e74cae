import type { NavItem } from '#contracts/content/navigation.ts'
import type { ElementOf, ElementType } from '#contracts/content/elements.ts'
import type { VideoHost } from '#contracts/content/links/hosted-video.ts'
import type { Locale } from '#contracts/locales.ts'
import type { ContentClient } from '#web/clients/content.server.ts'
import type { Patience } from '#web/clients/patience.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import type { TextLanguages } from '#web/catalogue/text-languages.server.ts'
import type { ReadTotals } from '#web/catalogue/category/read-category-totals.server.ts'

/** Services that a block's loader may call. */
export interface BlockServices {
  shop: ShopClient
  content: ContentClient
  locale: Locale
  /** Of the shop's texts. */
  languages: TextLanguages
  /** The page itself: its breadcrumbs, home first. */
  breadcrumbs: readonly NavItem[]
  /** The company's name. */
  siteName: string
  /** Hosts whose players pages may show. */
  videoHosts: readonly VideoHost[]
  patience: Patience
  /** Address of the page with its origin and query. */
  address: URL
  /** Reports that a part of the page failed: the failure is logged, and the page is not cached. */
  report: (failure: unknown) => void
  /** Shared by the blocks of the page. */
  readTotals: ReadTotals
}

/**
 * Loads a block's additional data on the server. The result is sent with the page.
 * @throws anything: the failure is reported, and a notice replaces the block. A loader whose data is optional catches
 * the failure itself and reports it.
 */
export type BlockLoader<T extends ElementType, Data extends object> = (
  element: ElementOf<T>,
  services: BlockServices,
) => Promise<Data>
