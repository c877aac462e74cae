/** The address and size of a picture. */
const PICTURE_FIELDS = { product_media: ['media'], media: ['url', 'metaData'] }

const factFields = (names: readonly string[]) => names.map((name) => `customFields.profilwerk.${name}`)

/** The facts that suitabilities, price and measures are derived from. */
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
  // Of `translated` a Shopware leaves only what is named without it, too.
  'name',
  'translated.name',
]

const COMMON = {
  ...PICTURE_FIELDS,
  calculated_price: ['unitPrice'],
  calculated_cheapest_price: ['unitPrice', 'hasRange'],
  delivery_time: ['name'],
  property_group: ['id', 'position', 'options', 'name', 'translated.name'],
  property_group_option: ['id', 'groupId', 'position', 'colorHexCode', 'name', 'translated.name'],
}

/**
 * The fields that `listProduct` and a listing's filters need: `includes` of a request. A full list of 250 products is
 * two megabytes to write and parse.
 */
export const LISTED_FIELDS: Record<string, string[]> = {
  ...COMMON,
  product: [
    ...COMMON_FIELDS,
    'seoUrls',
    'description',
    'translated.description',
    ...factFields([...SHORT_FACTS, 'ranges']),
  ],
  seo_url: ['seoPathInfo'],
}

/** The fields of a variant that a product page needs. */
export const VARIANT_FIELDS: Record<string, string[]> = {
  ...COMMON,
  // A listing's filters have each option below its group, and its group in it again.
  property_group_option: [...COMMON.property_group_option, 'group'],
  product: [
    ...COMMON_FIELDS,
    'weight',
    'options',
    'properties',
    ...factFields([...SHORT_FACTS, 'cut', 'format', 'cProfiles', 'solids']),
  ],
}

/** The fields of a category that menus, breadcrumbs and tiles need. */
export const CATEGORY_FIELDS: Record<string, string[]> = {
  category: [
    'id',
    'type',
    'level',
    'children',
    'media',
    'seoUrls',
    'name',
    'description',
    'translated.name',
    'translated.description',
  ],
  media: ['url', 'metaData'],
  seo_url: ['seoPathInfo'],
}
