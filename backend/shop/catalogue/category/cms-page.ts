import { LIVE_VERSION_ID, rowFields, struct } from '#backend/http/struct.ts'

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
interface Section {
  type: 'default' | 'sidebar'
  /** Blocks of the sidebar. */
  sidebar?: Block[]
  blocks: Block[]
}

/** The page of a category: name, description, products. */
export const categoryPage = (category: { name: string; description: string }, listing: object) =>
  page(CATEGORY_PAGE_ID, 'product_list', category.name, [
    {
      type: 'default',
      blocks: [
        { type: 'text', slots: [{ type: 'text', slot: 'content', data: text(`<h1>${escaped(category.name)}</h1>`) }] },
      ],
    },
    {
      type: 'sidebar',
      sidebar: [{ type: 'sidebar-filter', slots: [{ type: 'sidebar-filter', slot: 'content', data: null }] }],
      blocks: [
        {
          type: 'product-listing',
          slots: [{ type: 'product-listing', slot: 'content', data: struct('cms_product_listing', { listing }) }],
        },
      ],
    },
  ])

interface PageProduct {
  id: string
  translated: { name: string }
}

/** Content of a product's page besides the product itself. */
interface Shown {
  pictures: { media: object }[]
  configuratorSettings: object[] | null
  crossSellings: object[]
}

/** The page of a product: heading, gallery and form, description, cross-selling. */
export const productPage = (product: PageProduct, { pictures, configuratorSettings, crossSellings }: Shown) =>
  page(PRODUCT_PAGE_ID, 'product_detail', product.translated.name, [
    {
      type: 'default',
      blocks: [
        {
          type: 'product-heading',
          slots: [
            { type: 'product-name', slot: 'left', data: text(escaped(product.translated.name)) },
            { type: 'manufacturer-logo', slot: 'right', data: NO_LOGO },
          ],
        },
        {
          type: 'gallery-buybox',
          slots: [
            {
              type: 'image-gallery',
              slot: 'left',
              data: struct('cms_image_slider', { sliderItems: pictures.map(slide) }),
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
      ],
    },
  ])

/** The layout of a product's page without a product, whose elements have no data. */
export function emptyProductPage() {
  const nothing = { pictures: [], configuratorSettings: null, crossSellings: [] }
  const layout = productPage({ id: '', translated: { name: 'Product page' } }, nothing)
  const sections = layout.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => ({ ...block, slots: block.slots.map((slot) => ({ ...slot, data: null })) })),
  }))
  return { ...layout, sections }
}

const NO_LOGO = struct('cms_manufacturer_logo', { manufacturer: null, media: null, url: null, newTab: false })

const text = (content: string) => struct('cms_text', { content })

const slide = ({ media }: { media: object }) => struct('cms_image_slider_item', { media, url: null, newTab: false })

function page(pageId: string, type: string, name: string, sections: Section[]) {
  return struct('cms_page', {
    ...rowFields(),
    id: pageId,
    versionId: LIVE_VERSION_ID,
    type,
    name,
    entity: null,
    config: null,
    cssClass: null,
    previewMediaId: null,
    previewMedia: null,
    landingPages: null,
    translations: null,
    sections: sections.map((section, position) => sectionStruct(pageId, section, position)),
    translated: { name, customFields: {} },
  })
}

/** Returns the id of a layout's part: the layout's id with a number for the part. */
const partId = (pageId: string, ...places: number[]): string => {
  const part = places.map((place) => place.toString(16)).join('')
  return pageId.slice(0, -part.length - 1) + part + pageId.slice(-1)
}

function sectionStruct(pageId: string, { type, sidebar = [], blocks }: Section, position: number) {
  const id = partId(pageId, 1, position)
  const placed = [
    ...sidebar.map((block) => ({ block, sectionPosition: 'sidebar' })),
    ...blocks.map((block) => ({ block, sectionPosition: 'main' })),
  ]
  return struct('cms_section', {
    ...rowFields(),
    ...NO_BACKGROUND,
    id,
    pageId,
    page: null,
    cmsPageVersionId: LIVE_VERSION_ID,
    type,
    name: null,
    position,
    sizingMode: 'boxed',
    mobileBehavior: 'wrap',
    backgroundMediaMode: null,
    visibility: EVERYWHERE,
    blocks: placed.map(({ block, sectionPosition }, place) => {
      const blockId = partId(pageId, 2, position, place)
      return struct('cms_block', {
        ...rowFields(),
        ...NO_BACKGROUND,
        ...NO_MARGIN,
        id: blockId,
        versionId: LIVE_VERSION_ID,
        sectionId: id,
        cmsSectionVersionId: LIVE_VERSION_ID,
        type: block.type,
        name: null,
        position: place,
        sectionPosition,
        backgroundMediaMode: 'cover',
        visibility: EVERYWHERE,
        slots: block.slots.map((slot, index) =>
          struct('cms_slot', {
            ...rowFields(),
            id: partId(pageId, 3, position, place, index),
            versionId: LIVE_VERSION_ID,
            blockId,
            block: null,
            cmsBlockVersionId: LIVE_VERSION_ID,
            locked: false,
            ...slot,
            config: {},
            fieldConfig: {},
            translations: null,
            translated: { config: {}, customFields: {} },
          }),
        ),
      })
    }),
  })
}

const EVERYWHERE = { desktop: true, tablet: true, mobile: true }
const NO_BACKGROUND = { backgroundColor: null, backgroundMedia: null, backgroundMediaId: null, cssClass: null } as const
const NO_MARGIN = { marginTop: '0', marginBottom: '0', marginLeft: '0', marginRight: '0' } as const

const escaped = (plain: string): string =>
  plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
