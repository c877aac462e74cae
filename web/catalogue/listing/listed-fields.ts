/** Of a picture, its address and its size. */
const PICTURE_FIELDS = { product_media: ['media'], media: ['url', 'metaData'] }

const factFields = (names: readonly string[]) => names.map((name) => `customFields.profilwerk.${name}`)

/** The facts of which suitabilities, price and measures are made. */
const SHORT_FACTS = ['priceOnRequest', 'food', 'atex', 'antistatic', 'pfas', 'dimensions']

const COMMON_FIELDS = [
  'id',
  'parentId',
  'productNumber',
  'available',
  'availableStock',
  'childCount',
  'calculatedPrice',
  'calculatedCheapestPrice',
  'cover',
  'deliveryTime',
  'translated.name',
]

const COMMON = {
  ...PICTURE_FIELDS,
  calculated_price: ['unitPrice'],
  calculated_cheapest_price: ['unitPrice', 'hasRange'],
  delivery_time: ['name'],
  property_group: ['id', 'position', 'options', 'translated.name'],
  property_group_option: ['id', 'groupId', 'group', 'position', 'colorHexCode', 'translated.name'],
}

/**
 * All that `listProduct` reads of a product, and a listing's filters of their groups: `includes` of a request. A list
 * of 250 products in full is two megabytes, which both sides would write, read and throw away.
 */
export const LISTED_FIELDS: Record<string, string[]> = {
  ...COMMON,
  product: [...COMMON_FIELDS, 'seoUrls', 'translated.description', ...factFields([...SHORT_FACTS, 'ranges'])],
  seo_url: ['seoPathInfo'],
}

/** All that a product page reads of a variant. */
export const VARIANT_FIELDS: Record<string, string[]> = {
  ...COMMON,
  product: [
    ...COMMON_FIELDS,
    'weight',
    'options',
    ...factFields([...SHORT_FACTS, 'cut', 'format', 'cProfiles', 'solids']),
  ],
}

/** All that menus, ways and tiles read of a category. */
export const CATEGORY_FIELDS: Record<string, string[]> = {
  category: ['id', 'type', 'level', 'children', 'media', 'seoUrls', 'translated.name', 'translated.description'],
  media: ['url', 'metaData'],
  seo_url: ['seoPathInfo'],
}
