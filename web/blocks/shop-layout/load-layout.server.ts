import type { RouterContextProvider } from 'react-router'
import { type CmsPage, readCmsPage } from '#contracts/shop/cms-page.ts'
import type { Product } from '#contracts/shop/product.ts'
import { reportContext, shopContext, shopReadingContext, siteContext } from '#web/app/context.ts'
import { CATEGORY_FIELDS, LISTED_FIELDS } from '#web/catalogue/listing/listed-fields.ts'
import { type ListedProduct, listProduct } from '#web/catalogue/listing/listed-product.ts'
import { toFamilies } from '#web/catalogue/listing/to-families.server.ts'
import type { TextLanguages } from '#web/catalogue/text-languages.server.ts'
import { withinPatience } from '#web/clients/within-patience.ts'
import { getLocale } from '#web/i18n/locale.ts'
import type { ShopLayout } from './layout.ts'
import { toLayout } from './to-layout.server.ts'

/** A category or landing page with its layout and the elements in it: `includes` of a request. */
const LAYOUT_FIELDS: Record<string, string[]> = {
  ...LISTED_FIELDS,
  category: [...(CATEGORY_FIELDS['category'] ?? []), 'cmsPage'],
  landing_page: [
    'id',
    'name',
    'translated.name',
    'metaTitle',
    'translated.metaTitle',
    'metaDescription',
    'translated.metaDescription',
    'seoUrls',
    'cmsPage',
  ],
  cms_page: ['type', 'sections'],
  cms_section: ['visibility', 'blocks'],
  cms_block: ['type', 'sectionPosition', 'visibility', 'backgroundMedia', 'slots'],
  cms_slot: ['id', 'type', 'slot', 'config', 'translated', 'data'],
  // The page reads its list itself, and has its own menus.
  cms_product_listing: ['apiAlias'],
  category_tree: ['apiAlias'],
  media: ['url', 'mimeType', 'metaData', 'thumbnails', 'alt', 'title', 'translated.alt', 'translated.title'],
  media_thumbnail: ['url', 'width'],
}

export interface LayoutReader {
  /** `includes` of the request for the category or landing page. */
  includes: Record<string, string[]>
  /**
   * Undefined without a layout.
   * @param title of the page.
   */
  load: (cmsPage: unknown, title: string) => Promise<ShopLayout | undefined>
}

/** Reads layouts of a Shopware; undefined for the embedded shop, which has none of its own. */
export function layoutReader(
  context: Readonly<RouterContextProvider>,
  languages: TextLanguages,
): LayoutReader | undefined {
  const { isShopEmbedded, videoHosts, patience } = context.get(siteContext)
  if (isShopEmbedded) return undefined
  const shop = context.get(shopContext)
  const reading = context.get(shopReadingContext)
  const locale = getLocale()

  /** Products as lists show them. A page goes on without those whose families are not read in time. */
  async function listProducts(products: Product[]): Promise<Map<string, ListedProduct>> {
    try {
      const families = await withinPatience(toFamilies(shop, products), patience.part)
      return new Map(
        families.flatMap((family, index) => {
          const product = products[index]
          return product ? [[product.id, listProduct(family, languages)]] : []
        }),
      )
    } catch (failure) {
      context.get(reportContext)(failure)
      return new Map()
    }
  }

  return {
    includes: LAYOUT_FIELDS,
    async load(cmsPage, name) {
      const page = readCmsPage(cmsPage)
      if (!page) return undefined
      const products = await listProducts(productsIn(page))
      return toLayout(page, { name, locale, reading, videoHosts, products })
    },
  }
}

/** Each product once. */
function productsIn({ sections }: CmsPage): Product[] {
  const slots = sections.flatMap(({ blocks }) => blocks.flatMap((block) => block.slots))
  const products = slots.flatMap((slot) => {
    if (slot.type === 'product-slider') return slot.data.products
    return slot.type === 'product-box' ? (slot.data.product ?? []) : []
  })
  return [...new Map(products.map((product) => [product.id, product])).values()]
}
