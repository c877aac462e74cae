import type { ElementType } from '#contracts/content/elements.ts'
import type { Block } from './block.ts'
import { BulletsBlock } from './bullets/block.tsx'
import { DividerBlock } from './div/block.tsx'
import { HeadlineBlock } from './header/block.tsx'
import { HtmlBlock } from './html/block.tsx'
import { lazyHydrated } from '#web/ui/lazy-hydrated.tsx'
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

const GalleryBlock = lazyHydrated(gallery, import.meta.env.SSR ? await gallery() : undefined)
const MenuBlock = lazyHydrated(menu, import.meta.env.SSR ? await menu() : undefined)

/**
 * One block for every type of content element, in a folder named after the type. Text and picture blocks are part of
 * the page's own scripts. Larger or rarer blocks have their own chunk.
 */
export const BLOCKS: { [T in ElementType]: Block<T> } = {
  bullets: BulletsBlock,
  div: DividerBlock,
  form_formframework: lazyHydrated(form, import.meta.env.SSR ? await form() : undefined),
  header: HeadlineBlock,
  news_newsdetail: lazyHydrated(newsDetail, import.meta.env.SSR ? await newsDetail() : undefined),
  news_pi1: lazyHydrated(newsList, import.meta.env.SSR ? await newsList() : undefined),
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
  site_address_list: lazyHydrated(addressList, import.meta.env.SSR ? await addressList() : undefined),
  site_download_form: lazyHydrated(downloadForm, import.meta.env.SSR ? await downloadForm() : undefined),
  site_download_list: lazyHydrated(downloadList, import.meta.env.SSR ? await downloadList() : undefined),
  site_banner: lazyHydrated(banner, import.meta.env.SSR ? await banner() : undefined),
  site_chain_rack: lazyHydrated(chainRack, import.meta.env.SSR ? await chainRack() : undefined),
  site_chemical_resistance: lazyHydrated(
    chemicalResistance,
    import.meta.env.SSR ? await chemicalResistance() : undefined,
  ),
  site_cta: CtaBlock,
  site_cad: lazyHydrated(cad, import.meta.env.SSR ? await cad() : undefined),
  site_cut_list: lazyHydrated(cutList, import.meta.env.SSR ? await cutList() : undefined),
  site_group: GroupBlock,
  site_hero: lazyHydrated(hero, import.meta.env.SSR ? await hero() : undefined),
  site_mood_banner: lazyHydrated(moodBanner, import.meta.env.SSR ? await moodBanner() : undefined),
  site_newsletter_teaser: lazyHydrated(newsletterTeaser, import.meta.env.SSR ? await newsletterTeaser() : undefined),
  site_popup: lazyHydrated(popup, import.meta.env.SSR ? await popup() : undefined),
  site_product_box: lazyHydrated(productBox, import.meta.env.SSR ? await productBox() : undefined),
  site_search_teaser: lazyHydrated(searchTeaser, import.meta.env.SSR ? await searchTeaser() : undefined),
  site_section: SectionBlock,
  site_shop_categories: lazyHydrated(shopCategories, import.meta.env.SSR ? await shopCategories() : undefined),
  site_shop_products: lazyHydrated(shopProducts, import.meta.env.SSR ? await shopProducts() : undefined),
  site_split: SplitBlock,
  site_story_nav: lazyHydrated(storyNav, import.meta.env.SSR ? await storyNav() : undefined),
  site_teaser: lazyHydrated(teaser, import.meta.env.SSR ? await teaser() : undefined),
  site_video: lazyHydrated(video, import.meta.env.SSR ? await video() : undefined),
  table: lazyHydrated(table, import.meta.env.SSR ? await table() : undefined),
  text: TextBlock,
  textmedia: GalleryBlock,
  textpic: GalleryBlock,
  unknown: UnknownBlock,
  uploads: lazyHydrated(uploads, import.meta.env.SSR ? await uploads() : undefined),
}
