/** The address and size of a picture, and its smaller files. */
const MEDIA_FIELDS = {
  media: ['url', 'metaData.width', 'metaData.height', 'thumbnails'],
  media_thumbnail: ['url', 'width'],
}
/** Those of a product. */
export const PICTURE_FIELDS = { product_media: ['media'], ...MEDIA_FIELDS }

const factFields = (names: readonly string[]) => names.map((name) => `customFields.profilwerk.${name}`)

/** The facts that suitabilities, price, stock and measures are derived from. */
const SHORT_FACTS = ['priceOnRequest', 'food', 'atex', 'antistatic', 'pfas', 'dimensions', 'stockUnknown']

/** The quantities in which a product is sold, none if it is sold out. */
const PURCHASE_FIELDS = ['minPurchase', 'purchaseSteps', 'calculatedMaxPurchase']

const COMMON_FIELDS = [
  'id',
  'parentId',
  'productNumber',
  'available',
  'availableStock',
  'restockTime',
  ...PURCHASE_FIELDS,
  'calculatedPrice',
  'calculatedPrices',
  'unit',
  'cover',
  'deliveryTime',
]

/** Of `translated` a Shopware leaves only what is named without it, too; and of the facts as much as is named there. */
const NAME = ['name', 'translated.name']

const COMMON = {
  ...PICTURE_FIELDS,
  calculated_price: ['unitPrice', 'quantity', 'listPrice', 'referencePrice'],
  unit: ['name', 'shortCode', 'translated.name', 'translated.shortCode'],
  calculated_cheapest_price: ['unitPrice', 'hasRange'],
  delivery_time: NAME,
}

/**
 * The fields that `listProduct` and a listing's filters need: `includes` of a request. A full list of 250 products is
 * two megabytes to write and parse.
 */
export const LISTED_FIELDS: Record<string, string[]> = {
  ...COMMON,
  property_group: ['id', 'position', 'options', ...NAME],
  property_group_option: ['id', 'position', 'colorHexCode', ...NAME],
  product: [
    ...COMMON_FIELDS,
    ...NAME,
    // A Shopware lists a family as one of its variants.
    'parentId',
    'childCount',
    'calculatedCheapestPrice',
    'seoUrls',
    'description',
    'translated.description',
    ...factFields([...SHORT_FACTS, 'ranges', 'inStock', 'allInStock', 'language']),
  ],
  seo_url: ['seoPathInfo'],
}

const WITH_GROUP = { associations: { group: {} } }

/** The data that distinguishes products: associations of a request. */
export const OPTION_ASSOCIATIONS = { options: WITH_GROUP, properties: WITH_GROUP }

/** Options and properties of products with their groups, which are the same for many of them. */
export const OPTION_FIELDS: Record<string, string[]> = {
  product: ['id', 'options', 'properties'],
  property_group: ['id', 'position', 'visibleOnProductDetailPage', ...NAME],
  property_group_option: ['id', 'groupId', 'group', 'position', 'colorHexCode', ...NAME],
}

/** The fields of the chosen variant on which its accessories depend. */
export const CHOSEN_FIELDS: Record<string, string[]> = {
  ...OPTION_FIELDS,
  product: [...(OPTION_FIELDS['product'] ?? []), 'productNumber', ...factFields(['cProfiles'])],
}

/**
 * The fields of a variant that a product page needs, but for its options and properties. Its texts are those of its
 * family: a name for each would bring all its facts once more, in `translated`.
 */
export const VARIANT_FIELDS: Record<string, string[]> = {
  ...COMMON,
  product: [
    ...COMMON_FIELDS,
    'weight',
    'ean',
    'manufacturerNumber',
    'optionIds',
    'propertyIds',
    ...factFields([...SHORT_FACTS, 'cut', 'format', 'cProfiles', 'solids']),
  ],
}

/** The fields by which an addition to the cart is checked. */
export const ORDERED_FIELDS: Record<string, string[]> = {
  product: ['id', 'productNumber', 'childCount', ...PURCHASE_FIELDS, ...factFields(['cut', 'format', 'cProfiles'])],
}

/** The fields of a product or variant in a comparison, with its options and properties. */
export const COMPARED_FIELDS: Record<string, string[]> = {
  ...LISTED_FIELDS,
  property_group_option: ['id', 'groupId', 'group', 'position', ...NAME],
  product: [
    ...(LISTED_FIELDS['product'] ?? []),
    'weight',
    'categoryIds',
    'options',
    'properties',
    ...factFields(['cut', 'technical', 'solids']),
  ],
}

/** The fields of the variants of a compared family, by which filters choose among them. */
export const PASSING_FIELDS: Record<string, string[]> = {
  ...COMMON,
  product: [...COMMON_FIELDS, 'optionIds', 'propertyIds', ...factFields([...SHORT_FACTS, 'cut', 'solids'])],
}

/** The fields of the variant that stands for its family in a comparison, and the options of the family. */
export const EXAMPLE_FIELDS: Record<string, string[]> = {
  product_detail: ['product', 'configurator'],
  product: ['id', 'productNumber', ...factFields(['dimensions', 'solids'])],
  property_group: ['id', 'position', 'options', ...NAME],
  property_group_option: ['id', 'groupId', 'position', ...NAME],
}

/** The fields of a C-profile that goes with a variant. */
export const C_PROFILE_FIELDS: Record<string, string[]> = {
  ...PICTURE_FIELDS,
  property_group_option: ['id', 'groupId', ...NAME],
  product: [
    'id',
    'parentId',
    'productNumber',
    'cover',
    'options',
    ...PURCHASE_FIELDS,
    ...NAME,
    ...factFields(['cut', 'solids']),
  ],
}

/** Where a category of the type `link` leads. */
const TARGET = ['linkType', 'internalLink', 'externalLink'].flatMap((name) => [name, `translated.${name}`])

/** The fields of a category that menus, breadcrumbs and tiles need. */
export const CATEGORY_FIELDS: Record<string, string[]> = {
  category: [
    'id',
    'type',
    ...TARGET,
    'level',
    'children',
    'media',
    'seoUrls',
    'name',
    'description',
    'translated.name',
    'translated.description',
  ],
  ...MEDIA_FIELDS,
  seo_url: ['seoPathInfo'],
}
