import type { ElementType } from '#contracts/content/element.ts'
import { AddressList } from './address-list.tsx'
import type { Block } from './block.ts'
import { Bullets } from './bullets.tsx'
import { Divider } from './divider.tsx'
import { HeaderBlock } from './header.tsx'
import { Hero } from './hero/hero.tsx'
import { ShopCategories } from './shop-categories.tsx'
import { ShopProducts } from './shop-products.tsx'
import { Split } from './split.tsx'
import { Teaser } from './teaser.tsx'
import { Text } from './text.tsx'
import { Unknown } from './unknown.tsx'

/** The section has no block: it opens a group (group-sections.ts). */
type Shown = Exclude<ElementType, 'site_section'>

/** One block for every type of content element. */
export const BLOCKS = {
  bullets: Bullets,
  div: Divider,
  header: HeaderBlock,
  site_address_list: AddressList,
  site_hero: Hero,
  site_shop_categories: ShopCategories,
  site_shop_products: ShopProducts,
  site_split: Split,
  site_teaser: Teaser,
  text: Text,
  unknown: Unknown,
} satisfies { [T in Shown]: Block<T> }
