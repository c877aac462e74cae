import type { ElementType } from '#contracts/content/elements.ts'
import type { Block } from './block.ts'
import { BulletsBlock } from './bullets/block.tsx'
import { DividerBlock } from './div/block.tsx'
import { HeadlineBlock } from './header/block.tsx'
import { HtmlBlock } from './html/block.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { CtaBlock } from './site_cta/block.tsx'
import { GroupBlock } from './site_group/block.tsx'
import { SectionBlock } from './site_section/block.tsx'
import { SplitBlock } from './site_split/block.tsx'
import { TextBlock } from './text/block.tsx'
import { UnknownBlock } from './unknown/block.tsx'

const gallery = async () => (await import('./gallery/gallery-block.tsx')).GalleryBlock
const form = async () => (await import('./form_formframework/block.tsx')).FormBlock
const addressList = async () => (await import('./site_address_list/block.tsx')).AddressListBlock
const hero = async () => (await import('./site_hero/block.tsx')).HeroBlock
const downloadForm = async () => (await import('./site_download_form/block.tsx')).DownloadFormBlock
const newsletterTeaser = async () => (await import('./site_newsletter_teaser/block.tsx')).NewsletterTeaserBlock
const downloadList = async () => (await import('./site_download_list/block.tsx')).DownloadListBlock
const newsDetail = async () => (await import('./news_newsdetail/block.tsx')).NewsDetailBlock
const newsList = async () => (await import('./news_pi1/block.tsx')).NewsListBlock
const banner = async () => (await import('./site_banner/block.tsx')).BannerBlock
const chainRack = async () => (await import('./site_chain_rack/block.tsx')).ChainRackBlock
const chemicalResistance = async () => (await import('./site_chemical_resistance/block.tsx')).ChemicalResistanceBlock
const cad = async () => (await import('./site_cad/block.tsx')).CadBlock
const cutList = async () => (await import('./site_cut_list/block.tsx')).CutListBlock
const moodBanner = async () => (await import('./site_mood_banner/block.tsx')).MoodBannerBlock
const popup = async () => (await import('./site_popup/block.tsx')).PopupBlock
const productBox = async () => (await import('./site_product_box/block.tsx')).ProductBoxBlock
const searchTeaser = async () => (await import('./site_search_teaser/block.tsx')).SearchTeaserBlock
const teaser = async () => (await import('./site_teaser/block.tsx')).TeaserBlock
const storyNav = async () => (await import('./site_story_nav/block.tsx')).StoryNavBlock
const menu = async () => (await import('./menu/block.tsx')).MenuBlock
const shopCategories = async () => (await import('./site_shop_categories/block.tsx')).ShopCategoriesBlock
const shopProducts = async () => (await import('./site_shop_products/block.tsx')).ShopProductsBlock
const table = async () => (await import('./table/block.tsx')).TableBlock
const video = async () => (await import('./site_video/block.tsx')).VideoBlock
const uploads = async () => (await import('./uploads/block.tsx')).UploadsBlock

const GalleryBlock = lazyPart(gallery)
const MenuBlock = lazyPart(menu)

/**
 * One block for every type of content element, in a folder named after the type. Text and picture blocks are part of
 * the page's own scripts. Larger or rarer blocks have their own chunk.
 */
export const BLOCKS: { [T in ElementType]: Block<T> } = {
  bullets: BulletsBlock,
  div: DividerBlock,
  form_formframework: lazyPart(form),
  header: HeadlineBlock,
  news_newsdetail: lazyPart(newsDetail),
  news_pi1: lazyPart(newsList),
  html: HtmlBlock,
  image: GalleryBlock,
  menu_abstract: MenuBlock,
  menu_categorized_content: MenuBlock,
  menu_categorized_pages: MenuBlock,
  menu_pages: MenuBlock,
  menu_recently_updated: MenuBlock,
  menu_related_pages: MenuBlock,
  menu_section: MenuBlock,
  menu_section_pages: MenuBlock,
  menu_sitemap: MenuBlock,
  menu_sitemap_pages: MenuBlock,
  menu_subpages: MenuBlock,
  site_address_list: lazyPart(addressList),
  site_download_form: lazyPart(downloadForm),
  site_download_list: lazyPart(downloadList),
  site_banner: lazyPart(banner),
  site_chain_rack: lazyPart(chainRack),
  site_chemical_resistance: lazyPart(chemicalResistance),
  site_cta: CtaBlock,
  site_cad: lazyPart(cad),
  site_cut_list: lazyPart(cutList),
  site_group: GroupBlock,
  site_hero: lazyPart(hero),
  site_mood_banner: lazyPart(moodBanner),
  site_newsletter_teaser: lazyPart(newsletterTeaser),
  site_popup: lazyPart(popup),
  site_product_box: lazyPart(productBox),
  site_search_teaser: lazyPart(searchTeaser),
  site_section: SectionBlock,
  site_shop_categories: lazyPart(shopCategories),
  site_shop_products: lazyPart(shopProducts),
  site_split: SplitBlock,
  site_story_nav: lazyPart(storyNav),
  site_teaser: lazyPart(teaser),
  site_video: lazyPart(video),
  table: lazyPart(table),
  text: TextBlock,
  textmedia: GalleryBlock,
  textpic: GalleryBlock,
  unknown: UnknownBlock,
  uploads: lazyPart(uploads),
}
