import type { VideoHost } from '#contracts/content/links/hosted-video.ts'
import type { Reading } from '#contracts/content/reading.ts'
import type { Locale } from '#contracts/locales.ts'
import type { ListedProduct } from '#web/catalogue/listing/listed-product.ts'

/** The page for which a layout is converted. */
export interface LayoutPlace {
  /** Title of the page. */
  name: string
  locale: Locale
  reading: Reading
  /** Hosts whose players pages may show. */
  videoHosts: readonly VideoHost[]
  /** The products of the layout as lists show them, by their ids in the layout. */
  products: ReadonlyMap<string, ListedProduct>
}
