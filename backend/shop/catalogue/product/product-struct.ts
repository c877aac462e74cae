import type { ShopContext } from '#backend/http/shop-context.ts'
import { LIVE_VERSION_ID, rowFields, struct } from '#backend/http/struct.ts'
import { PRODUCT_PAGE_ID } from '#backend/shop/catalogue/category/cms-page.ts'
import { withDocumentsAt } from '#backend/shop/media/media-struct.ts'
import { TAX } from '#backend/shop/master-data/tax.ts'
import { MOST_PIECES } from '#contracts/shop/bounds.ts'
import type { ProductFacts } from '#contracts/shop/product-facts.ts'
import { calculatedPrice, cheapestPrice } from './price.ts'
import { describeOnRequest, ON_REQUEST_ID } from './price-on-request.ts'
import type { ProductRecord } from './product-rows.ts'

type Audience = Pick<ShopContext, 'languageCode' | 'mediaOrigin' | 'withPriceNotes'>

export type ProductStruct = ReturnType<typeof productStruct>

/** Returns a product as in the Store API, without associations. */
export function productStruct(row: ProductRecord, ranges: ProductFacts['ranges'], audience: Audience) {
  const isParent = row.childCount > 0
  const price = isParent ? row.minPrice : row.price
  const customFields = {
    profilwerk: {
      ...withDocumentsAt(audience.mediaOrigin, row.facts),
      priceOnRequest: price === null,
      ...(isParent ? { ranges: ranges ?? [], ...stockOf(row) } : {}),
      ...(!isParent && row.stock === null ? { stockUnknown: true } : {}),
    },
  }
  const { name, metaDescription, own } = row
  const isNoted = price === null && audience.withPriceNotes
  const noted = (text: string) => (isNoted ? describeOnRequest(text, audience.languageCode) : text)
  const description = noted(row.description)
  const propertyIds = isNoted ? [...row.propertyIds, ON_REQUEST_ID] : row.propertyIds
  return struct('product', {
    ...rowFields(new Date(row.createdAt)),
    ...NOT_LOADED,
    ...NOT_KEPT,
    id: row.id,
    versionId: LIVE_VERSION_ID,
    parentId: row.parentId,
    productNumber: row.productNumber,
    type: 'physical',
    // A variant inherits its texts.
    name: own.name,
    description: own.description === null ? null : noted(own.description),
    metaTitle: own.name,
    metaDescription: own.metaDescription,
    active: true,
    // There are no closeouts: without stock it is made on request.
    available: true,
    availableStock: row.stock ?? 0,
    stock: row.stock ?? 0,
    isCloseout: false,
    // Our own pages know that the delivery time has the days until it is made.
    restockTime: audience.withPriceNotes && row.isInStock === false ? row.daysToMake : null,
    minPurchase: 1,
    maxPurchase: MOST_PIECES,
    calculatedMaxPurchase: MOST_PIECES,
    purchaseSteps: 1,
    shippingFree: false,
    markAsTopseller: false,
    isNew: false,
    weight: row.weight,
    ratingAverage: null,
    childCount: row.parentId === null ? row.childCount : null,
    displayGroup: row.parentId ?? (isParent ? null : row.id),
    deliveryTimeId: row.deliveryTimeId,
    coverId: row.coverId,
    cmsPageId: PRODUCT_PAGE_ID,
    taxId: TAX.id,
    tax: TAX,
    states: ['is-physical'],
    categoryIds: row.categoryIds,
    categoryTree: row.categoryIds,
    optionIds: row.optionIds.length > 0 ? row.optionIds : null,
    propertyIds: propertyIds.length > 0 ? propertyIds : null,
    customFields,
    variantListingConfig: struct('variant_listing_config', { displayParent: isParent, mainVariantId: null }),
    calculatedPrice: calculatedPrice(price),
    calculatedPrices: [],
    calculatedCheapestPrice: isParent
      ? cheapestPrice(row.minPrice, row.maxPrice, row.cheapestId)
      : cheapestPrice(row.price, row.price, row.id),
    translated: {
      name,
      description,
      metaTitle: name,
      metaDescription,
      keywords: null,
      packUnit: null,
      packUnitPlural: null,
      slotConfig: null,
      customSearchKeywords: null,
      customFields,
    },
  })
}

const stockOf = ({ isInStock, isAllInStock }: ProductRecord) =>
  isInStock === null ? {} : { inStock: isInStock, allInStock: isAllInStock }

/** Associations that the request does not want. */
const NOT_LOADED = {
  canonicalProduct: null,
  categories: null,
  categoriesRo: null,
  children: null,
  cmsPage: null,
  configuratorSettings: null,
  cover: null,
  crossSellings: null,
  deliveryTime: null,
  downloads: null,
  mainCategories: null,
  manufacturer: null,
  media: null,
  options: null,
  parent: null,
  productReviews: null,
  properties: null,
  seoCategory: null,
  seoUrls: null,
  sortedProperties: null,
  streams: null,
  tags: null,
  translations: null,
  unit: null,
} as const

/** Shopware's fields that the catalogue does not have. */
const NOT_KEPT = {
  canonicalProductId: null,
  ean: null,
  height: null,
  keywords: null,
  length: null,
  manufacturerId: null,
  manufacturerNumber: null,
  packUnit: null,
  packUnitPlural: null,
  purchaseUnit: null,
  referenceUnit: null,
  releaseDate: null,
  sales: 0,
  streamIds: null,
  tagIds: null,
  unitId: null,
  width: null,
} as const
