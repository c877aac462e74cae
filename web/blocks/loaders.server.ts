import type { ElementType } from '#contracts/content/elements.ts'
import type { BlockLoader } from './block-loader.ts'
import { loadNewsDetail } from './news_newsdetail/load.server.ts'
import { loadNewsList } from './news_pi1/load.server.ts'
import { loadDownloadForm } from './site_download_form/load.server.ts'
import { loadDownloadList } from './site_download_list/load.server.ts'
import { loadHero } from './site_hero/load.server.ts'
import { loadProductBox } from './site_product_box/load.server.ts'
import { loadShopCategories } from './site_shop_categories/load.server.ts'
import { loadVideo } from './site_video/load.server.ts'
import { loadShopProducts } from './site_shop_products/load.server.ts'

/**
 * The loaders of the blocks that need additional data. A block that reads `data` does not compile without its line
 * here. They are separate from the blocks so that none of their code reaches the browser.
 */
export const BLOCK_LOADERS = {
  news_newsdetail: loadNewsDetail,
  news_pi1: loadNewsList,
  site_download_form: loadDownloadForm,
  site_download_list: loadDownloadList,
  site_hero: loadHero,
  site_product_box: loadProductBox,
  site_shop_categories: loadShopCategories,
  site_shop_products: loadShopProducts,
  site_video: loadVideo,
} satisfies { [T in ElementType]?: BlockLoader<T, object> }
