import {
  type AnswerCall,
  isJsonObject,
  type JsonObject,
  jsonObjectsIn,
  type StandInCall,
} from '#test/support/shopware/call.ts'

/** An element of a layout, and the products and pictures that the shop looks up for it. */
export interface LayoutSlot {
  slot: string
  type: string
  /** `{ content: '…' }`: settings with a value of their own. */
  settings?: JsonObject
  /** A field of the category: `{ content: 'category.description' }`. */
  mapped?: Record<string, string>
  /** Numbers of products. */
  products?: string[]
  /** Numbers of products whose covers are the pictures, with their alternative texts. */
  pictures?: { coverOf: string; alt: string; url?: string }[]
}

/** Where an element finds what it shows. */
export interface Sources {
  category: JsonObject
  listing: unknown
  find: (numbers: readonly string[]) => Promise<JsonObject[]>
}

/** Returns the data of an element as the shop resolves it; null for a type that it has no resolver for. */
export async function dataOf(slot: LayoutSlot, { category, listing, find }: Sources): Promise<unknown> {
  const { settings = {}, mapped = {}, products = [], pictures = [] } = slot
  const covers = await find(pictures.map(({ coverOf }) => coverOf))
  const media = pictures.map(({ coverOf, alt, url }) => {
    const cover = covers.find((product) => product['productNumber'] === coverOf)?.['cover']
    const found = isJsonObject(cover) && isJsonObject(cover['media']) ? cover['media'] : {}
    return {
      media: { ...found, alt, translated: { alt, title: null, customFields: {} } },
      url: url ?? null,
      newTab: false,
    }
  })
  switch (slot.type) {
    case 'text':
      return {
        content: mapped['content']
          ? category[mapped['content'].replace('category.', '')]
          : (settings['content'] ?? null),
        apiAlias: 'cms_text',
      }
    case 'html':
      return { content: settings['content'] ?? null, apiAlias: 'cms_html' }
    case 'image':
      return {
        mediaId: null,
        media: mapped['media'] ? category['media'] : null,
        url: null,
        newTab: null,
        ...media[0],
        apiAlias: 'cms_image',
      }
    case 'image-slider':
    case 'image-gallery':
      return {
        navigation: null,
        sliderItems: media.map((item) => ({ ...item, ariaLabel: null, apiAlias: 'cms_image_slider_item' })),
        apiAlias: 'cms_image_slider',
      }
    case 'product-slider':
      return {
        products: products.length > 0 ? await find(products) : null,
        streamId: null,
        apiAlias: 'cms_product_slider',
      }
    case 'product-box': {
      const [product] = await find(products)
      return { productId: product?.['id'] ?? null, product: product ?? null, apiAlias: 'cms_product_box' }
    }
    case 'product-listing':
      return listing
    default:
      return null
  }
}

/** Returns products in the order of their numbers: that of the choice is not promised. */
export async function readChosenProducts(
  answer: AnswerCall,
  call: StandInCall,
  numbers: readonly string[],
): Promise<JsonObject[]> {
  if (numbers.length === 0) return []
  const associations = { options: { associations: { group: {} } }, cover: {} }
  const ask = async (filter: JsonObject) => {
    const { json } = await answer({ ...call, path: '/product', body: { filter: [filter], associations } })
    return jsonObjectsIn(isJsonObject(json) ? json['elements'] : [])
  }
  const found = await ask({ type: 'equalsAny', field: 'productNumber', value: numbers })
  const families = await ask({ type: 'equalsAny', field: 'id', value: found.map(({ parentId }) => parentId ?? '') })
  // A variant has the lowest price of its family.
  for (const product of found) {
    const family = families.find(({ id }) => id === product['parentId'])
    if (family) product['calculatedCheapestPrice'] = family['calculatedCheapestPrice']
  }
  return found.toSorted((a, b) => (String(a['productNumber']) < String(b['productNumber']) ? -1 : 1))
}
