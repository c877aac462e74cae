import type { ElementOf } from '#contracts/content/elements.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'
import type { ListedProduct } from '#web/catalogue/listing/listed-product.ts'

export interface LayoutPicture {
  url: string
  /** The picture in other widths; undefined if the shop has none. */
  srcSet: string | undefined
  /** Pixels. */
  width: number
  height: number
  /** Empty for a decorative picture. */
  alt: string
  title: string
}

export interface LinkedPicture {
  picture: LayoutPicture
  link: { href: string; target: string } | undefined
}

/** An element of a Shopware's layout as pages show it. */
export type LayoutElement =
  | { type: 'text'; nodes: RichNode[] }
  /** `fills`: as wide as its column, and cut to a band. */
  | ({ type: 'picture'; fills: boolean } & LinkedPicture)
  | { type: 'gallery'; pictures: LinkedPicture[] }
  | { type: 'products'; title: string; products: ListedProduct[] }
  /** A video at a host, as the block of the content system has it. */
  | { type: 'film'; film: ElementOf<'site_video'>; hasPlayer: boolean }

/** Elements in columns beside each other; on a phone one column follows the other. */
export interface LayoutBlock {
  columns: LayoutElement[][]
  visible: { desktop: boolean; tablet: boolean; mobile: boolean }
}

export interface ShopLayout {
  /** Whether the category shows its products, between `before` and `after`. */
  hasListing: boolean
  before: LayoutBlock[]
  after: LayoutBlock[]
}
