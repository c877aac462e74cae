import { z } from 'zod'
import type { WireType } from '#contracts/content/elements.ts'
import type { ElementCheck, FieldWriters } from './element-format.ts'
import {
  bulletsFormat,
  dividerFormat,
  headlineFormat,
  htmlFormat,
  tableFormat,
  textFormat,
  uploadsFormat,
} from './elements/stock.ts'
import { imageFormat, textmediaFormat, textpicFormat } from './elements/gallery.ts'
import { formElementFormat } from './elements/form_formframework.ts'
import { newsDetailFormat } from './elements/news_newsdetail.ts'
import { newsListFormat } from './elements/news_pi1.ts'
import { MENU_FORMATS } from './elements/menu.ts'
import { addressListFormat } from './elements/site_address_list.ts'
import { downloadFormFormat } from './elements/site_download_form.ts'
import { newsletterTeaserFormat } from './elements/site_newsletter_teaser.ts'
import { downloadListFormat } from './elements/site_download_list.ts'
import { heroFormat } from './elements/site_hero.ts'
import { sectionFormat } from './elements/site_section.ts'
import { shopCategoriesFormat } from './elements/site_shop_categories.ts'
import { shopProductsFormat } from './elements/site_shop_products.ts'
import { splitFormat } from './elements/site_split.ts'
import { teaserFormat } from './elements/site_teaser.ts'
import { videoFormat } from './elements/site_video.ts'
import { storyNavFormat } from './elements/site_story_nav.ts'
import { searchTeaserFormat } from './elements/site_search_teaser.ts'
import { productBoxFormat } from './elements/site_product_box.ts'
import { popupFormat } from './elements/site_popup.ts'
import { moodBannerFormat } from './elements/site_mood_banner.ts'
import { groupFormat } from './elements/site_group.ts'
import { ctaFormat } from './elements/site_cta.ts'
import { chemicalResistanceFormat } from './elements/site_chemical_resistance.ts'
import { chainRackFormat } from './elements/site_chain_rack.ts'
import { cadFormat } from './elements/site_cad.ts'
import { cutListFormat } from './elements/site_cut_list.ts'
import { bannerFormat } from './elements/site_banner.ts'

/** The format of each element type in data/pages. Each has a file of its name in `elements/`, plain ones of TYPO3 share `stock.ts`. */
const ELEMENT_FORMATS = {
  bullets: bulletsFormat,
  div: dividerFormat,
  form_formframework: formElementFormat,
  header: headlineFormat,
  news_newsdetail: newsDetailFormat,
  news_pi1: newsListFormat,
  html: htmlFormat,
  image: imageFormat,
  ...MENU_FORMATS,
  site_address_list: addressListFormat,
  site_download_form: downloadFormFormat,
  site_download_list: downloadListFormat,
  site_banner: bannerFormat,
  site_chain_rack: chainRackFormat,
  site_chemical_resistance: chemicalResistanceFormat,
  site_cta: ctaFormat,
  site_cad: cadFormat,
  site_cut_list: cutListFormat,
  site_group: groupFormat,
  site_hero: heroFormat,
  site_mood_banner: moodBannerFormat,
  site_newsletter_teaser: newsletterTeaserFormat,
  site_popup: popupFormat,
  site_product_box: productBoxFormat,
  site_search_teaser: searchTeaserFormat,
  site_section: sectionFormat,
  site_shop_categories: shopCategoriesFormat,
  site_shop_products: shopProductsFormat,
  site_split: splitFormat,
  site_story_nav: storyNavFormat,
  site_teaser: teaserFormat,
  site_video: videoFormat,
  table: tableFormat,
  text: textFormat,
  textmedia: textmediaFormat,
  textpic: textpicFormat,
  uploads: uploadsFormat,
} satisfies { [T in WireType]: { type: T } }

type Formats = typeof ELEMENT_FORMATS
type Fields = { [T in WireType]: Parameters<Formats[T]['write']>[0] }
type ElementFileOf<T extends WireType> = { [P in T]: { type: P } & Fields[P] }[T]

/** An element as in a page's file. */
export type ElementFile = ElementFileOf<WireType> & { children?: ElementFile[] }

const { text, site_group, ...others } = ELEMENT_FORMATS
const singleSchema = z.discriminatedUnion('type', [text.schema, ...Object.values(others).map(({ schema }) => schema)])

/** Elements of a group, at most. */
export const MOST_CHILDREN = 24

/** A group has any other elements, but no groups. */
export const elementSchema = z.discriminatedUnion('type', [
  singleSchema,
  site_group.schema.extend({ children: z.array(singleSchema).min(1).max(MOST_CHILDREN) }),
])

interface Format<T extends WireType> {
  write(element: ElementFileOf<T>, writers: FieldWriters): Record<string, unknown>
  check?(element: ElementFileOf<T>, check: ElementCheck): void
}
const FORMATS: { [T in WireType]: Format<T> } = ELEMENT_FORMATS

/** The element's own part of `content` as it is sent. */
export const writeFields = <T extends WireType>(element: ElementFileOf<T>, writers: FieldWriters) =>
  FORMATS[element.type].write(element, writers)

export const checkFields = <T extends WireType>(element: ElementFileOf<T>, check: ElementCheck): void =>
  FORMATS[element.type].check?.(element, check)
