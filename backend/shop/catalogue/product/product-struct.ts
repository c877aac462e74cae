import { struct } from '#backend/http/struct.ts'
import type { ProductFacts } from '#contracts/shop/product-facts.ts'
import { calculatedPrice, cheapestPrice } from './price.ts'
import type { ProductRecord } from './product-rows.ts'

/** Shopware's default. A quote request has no upper bound of its own. */
const MAX_PURCHASE = 100_000

export type ProductStruct = ReturnType<typeof productStruct>

/** Returns a product as in the Store API, without associations. */
export function productStruct(row: ProductRecord, ranges: ProductFacts['ranges']) {
  const isParent = row.childCount > 0
  const price = isParent ? row.minPrice : row.price
  const available = isParent ? row.anyAvailable === true : row.stock > 0
  const customFields = {
    profilwerk: { ...row.facts, priceOnRequest: price === null, ...(isParent ? { ranges: ranges ?? [] } : {}) },
  }
  const { name, description, metaDescription } = row
  return struct('product', {
    id: row.id,
    versionId: '0fa91ce3e96a4bc2be4bd9ce752c3425',
    ...(row.parentId === null ? {} : { parentId: row.parentId }),
    productNumber: row.productNumber,
    type: 'physical',
    name,
    description,
    metaTitle: name,
    ...(metaDescription === null ? {} : { metaDescription }),
    active: true,
    available,
    availableStock: row.stock,
    stock: row.stock,
    isCloseout: false,
    minPurchase: 1,
    maxPurchase: MAX_PURCHASE,
    calculatedMaxPurchase: MAX_PURCHASE,
    purchaseSteps: 1,
    shippingFree: false,
    markAsTopseller: false,
    isNew: false,
    ...(row.weight === null ? {} : { weight: row.weight }),
    ratingAverage: null,
    childCount: row.childCount,
    displayGroup: row.parentId ?? row.id,
    ...(row.deliveryTimeId === null ? {} : { deliveryTimeId: row.deliveryTimeId }),
    ...(row.coverId === null ? {} : { coverId: row.coverId }),
    categoryIds: row.categoryIds,
    categoryTree: row.categoryIds,
    optionIds: row.optionIds,
    propertyIds: row.propertyIds,
    streamIds: [],
    tagIds: [],
    customFields,
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: null,
    variantListingConfig: struct('variant_listing_config', { displayParent: isParent, mainVariantId: null }),
    calculatedPrice: calculatedPrice(price),
    calculatedPrices: [],
    calculatedCheapestPrice: isParent
      ? cheapestPrice(row.minPrice, row.maxPrice, row.cheapestId)
      : cheapestPrice(row.price, row.price, row.id),
    translated: { name, description, metaTitle: name, metaDescription: metaDescription ?? '', customFields },
  })
}
