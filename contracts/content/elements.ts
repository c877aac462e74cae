import { readBullets, readDivider, readHeadline, readHtml, readTable, readText, readUploads } from './elements/stock.ts'
import { readFormElement } from './elements/form_formframework.ts'
import { readNewsDetail } from './elements/news_newsdetail.ts'
import { readNewsList } from './elements/news_pi1.ts'
import { MENU_READERS } from './elements/menu.ts'
import { readAddressList } from './elements/site_address_list.ts'
import { readDownloadForm } from './elements/site_download_form.ts'
import { readDownloadList } from './elements/site_download_list.ts'
import { readNewsletterTeaser } from './elements/site_newsletter_teaser.ts'
import { readHero } from './elements/site_hero.ts'
import { readSection } from './elements/site_section.ts'
import { readShopCategories } from './elements/site_shop_categories.ts'
import { readShopProducts } from './elements/site_shop_products.ts'
import { readSplit } from './elements/site_split.ts'
import { readTeaser } from './elements/site_teaser.ts'
import { readVideo } from './elements/site_video.ts'
import type { UnknownFields } from './elements/unknown.ts'
import { readGallery } from './elements/gallery.ts'
import type { LabelledLink } from './links/link.ts'
import type { FieldReader } from './reading.ts'
import { readStoryNav } from './elements/site_story_nav.ts'
import { readSearchTeaser } from './elements/site_search_teaser.ts'
import { readProductBox } from './elements/site_product_box.ts'
import { readPopup } from './elements/site_popup.ts'
import { readMoodBanner } from './elements/site_mood_banner.ts'
import { readGroup } from './elements/site_group.ts'
import { readCta } from './elements/site_cta.ts'
import { readChemicalResistance } from './elements/site_chemical_resistance.ts'
import { readChainRack } from './elements/site_chain_rack.ts'
import { readCad } from './elements/site_cad.ts'
import { readCutList } from './elements/site_cut_list.ts'
import { readBanner } from './elements/site_banner.ts'

/**
 * The content elements of the site by their `type`. Each has a file of that name in `elements/`, plain ones of TYPO3 share `stock.ts`. A new line here needs
 * an entry in `backend/content/elements.ts` and in `web/blocks/registry.ts`: docs/recipes/add-a-block.md.
 */
export const ELEMENT_READERS = {
  bullets: readBullets,
  div: readDivider,
  form_formframework: readFormElement,
  header: readHeadline,
  news_newsdetail: readNewsDetail,
  news_pi1: readNewsList,
  html: readHtml,
  image: readGallery,
  ...MENU_READERS,
  site_address_list: readAddressList,
  site_download_form: readDownloadForm,
  site_download_list: readDownloadList,
  site_banner: readBanner,
  site_chain_rack: readChainRack,
  site_chemical_resistance: readChemicalResistance,
  site_cta: readCta,
  site_cad: readCad,
  site_cut_list: readCutList,
  site_group: readGroup,
  site_hero: readHero,
  site_mood_banner: readMoodBanner,
  site_newsletter_teaser: readNewsletterTeaser,
  site_popup: readPopup,
  site_product_box: readProductBox,
  site_search_teaser: readSearchTeaser,
  site_section: readSection,
  site_shop_categories: readShopCategories,
  site_shop_products: readShopProducts,
  site_split: readSplit,
  site_story_nav: readStoryNav,
  site_teaser: readTeaser,
  site_video: readVideo,
  table: readTable,
  text: readText,
  textmedia: readGallery,
  textpic: readGallery,
  uploads: readUploads,
} satisfies Record<string, FieldReader<object>>

export type WireType = keyof typeof ELEMENT_READERS

type WireFields = { [T in WireType]: ReturnType<(typeof ELEMENT_READERS)[T]> }

/** Fields of each type besides its envelope. */
export interface ElementFields extends WireFields {
  unknown: UnknownFields
}

export type ElementType = keyof ElementFields
export type ElementOf<T extends ElementType> = { [P in T]: Envelope & { type: P } & ElementFields[P] }[T]
export type ContentElement = ElementOf<ElementType>

/** Fields of every content element. Its anchor in the page is `c<id>`. */
export interface Envelope {
  id: number
  header: ElementHeader
  frame: string
  layout: string
  /** The devices on which the element is shown; the reader leaves out elements that no device shows. */
  visible: { desktop: boolean; tablet: boolean; mobile: boolean }
  /** Additional room before and after the element. */
  space: { before: Space; after: Space }
  /** Background of the section that this element opens: `mud`, `deep`; empty for paper. */
  background: string
  /** Its pictures are one gallery, to be looked at one after another. */
  isGallery: boolean
  children: ContentElement[]
}

/** Names of the room that a TYPO3 offers before and after an element. */
export const SPACES = ['', 'extra-small', 'small', 'medium', 'large', 'extra-large'] as const
type Space = (typeof SPACES)[number]

export interface ElementHeader {
  /** Empty: no header. */
  text: string
  subheader: string
  /** 0 leaves the level to the page, 1 to 5 ask for it, 100 hides the header visually. */
  layout: number
  position: '' | 'left' | 'center' | 'right'
  link: LabelledLink | undefined
}
