import { struct } from '#backend/http/struct.ts'

/** Ids of the two minimal layouts for the official storefronts. */
export const CATEGORY_PAGE_ID = '0c61c1f0a1f94cf0b2e7c3f9d7d6a001'
export const PRODUCT_PAGE_ID = '0c61c1f0a1f94cf0b2e7c3f9d7d6a002'

/**
 * The layouts without which the official storefronts say "cmsPage is missing"; contract, section 6. Our own site has
 * other pages and leaves them out by `includes`.
 */
interface Slot {
  type: string
  slot: string
  data: object | null
}
interface Block {
  type: string
  slots: Slot[]
}

/** The page of a category: name, description, products. */
export const categoryPage = (category: { name: string; description: string }, listing: object) =>
  page(CATEGORY_PAGE_ID, 'product_list', category.name, [
    { type: 'text', slots: [{ type: 'text', slot: 'content', data: text(`<h1>${escaped(category.name)}</h1>`) }] },
    {
      type: 'product-listing',
      slots: [{ type: 'product-listing', slot: 'content', data: struct('cms_product_listing', { listing }) }],
    },
  ])

interface PageProduct {
  id: string
  name: string
  media?: unknown
}

/** The page of a product: heading, gallery and form, description, cross-selling. */
export const productPage = (product: PageProduct, configuratorSettings: object[], crossSellings: object[]) =>
  page(PRODUCT_PAGE_ID, 'product_detail', product.name, [
    {
      type: 'product-heading',
      slots: [
        { type: 'product-name', slot: 'left', data: text(escaped(product.name)) },
        { type: 'manufacturer-logo', slot: 'right', data: null },
      ],
    },
    {
      type: 'gallery-buybox',
      slots: [
        {
          type: 'image-gallery',
          slot: 'left',
          data: struct('cms_image_slider', { sliderItems: sliderItems(product) }),
        },
        {
          type: 'buy-box',
          slot: 'right',
          data: struct('cms_buy_box', { product, productId: product.id, configuratorSettings, totalReviews: 0 }),
        },
      ],
    },
    {
      type: 'product-description-reviews',
      slots: [
        {
          type: 'product-description-reviews',
          slot: 'content',
          data: struct('cms_product_description_reviews', { product, productId: product.id, reviews: null }),
        },
      ],
    },
    {
      type: 'cross-selling',
      slots: [{ type: 'cross-selling', slot: 'content', data: struct('cms_cross_selling', { crossSellings }) }],
    },
  ])

const text = (content: string) => struct('cms_text', { content })

const sliderItems = ({ media }: PageProduct) =>
  (Array.isArray(media) ? (media as { media: object }[]) : []).map((picture) =>
    struct('cms_image_slider_item', { media: picture.media, url: null, newTab: false }),
  )

function page(id: string, type: string, name: string, blocks: Block[]) {
  const section = struct('cms_section', {
    id: `${id.slice(0, -2)}10`,
    type: 'default',
    position: 0,
    sizingMode: 'boxed',
    mobileBehavior: 'wrap',
    visibility: EVERYWHERE,
    blocks: blocks.map(({ type: blockType, slots }, position) =>
      struct('cms_block', {
        id: `${id.slice(0, -2)}2${position}`,
        type: blockType,
        position,
        sectionPosition: 'main',
        visibility: EVERYWHERE,
        slots: slots.map((slot, index) =>
          struct('cms_slot', {
            id: `${id.slice(0, -3)}3${position}${index}`,
            ...slot,
            config: {},
            fieldConfig: [],
            translated: { config: {}, customFields: {} },
          }),
        ),
      }),
    ),
  })
  return struct('cms_page', { id, type, name, sections: [section], translated: { name, customFields: {} } })
}

const EVERYWHERE = { desktop: true, tablet: true, mobile: true }

const escaped = (plain: string): string =>
  plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
