import type { SeoUrl } from './category.ts'
import type { ProductMedia } from './media.ts'
/**
 * Amounts in EUR for one piece and for `quantity` pieces, in the tax state of the context. Gross amounts include
 * `calculatedTaxes`.
 */
export interface CalculatedPrice {
  unitPrice: number
  totalPrice: number
  quantity: number
  calculatedTaxes: { tax: number; taxRate: number; price: number }[]
  /** Null without one. */
  listPrice?: { price?: number } | null
  /** Of an amount: 4 EUR for `referenceUnit` 1, where one piece has `purchaseUnit` 2.5. Null without one. */
  referencePrice?: { price?: number; purchaseUnit?: number; referenceUnit?: number; unitName?: string | null } | null
}

/** "Chain", "Material": the source of filters and of the columns of the variant table. */
export interface PropertyGroup {
  id: string
  /** Null where the language has no text of its own, see `translated`. */
  name: string | null
  position?: number
  visibleOnProductDetailPage?: boolean
  /** Null unless requested; always a list in a configurator and in a listing's filters. */
  options?: PropertyOption[] | null
  translated: { name: string }
}

export interface PropertyOption {
  id: string
  groupId: string
  /** Null where the language has no text of its own, see `translated`. */
  name: string | null
  position?: number
  /** `#0f8249`, only of an option that is a colour. */
  colorHexCode?: string | null
  combinable?: boolean
  group?: PropertyGroup | null
  translated: { name: string }
}

/** Who makes a product. */
export interface Manufacturer {
  id: string
  /** Null where the language has no text of its own, see `translated`. */
  name: string | null
  translated: { name: string }
}

export interface DeliveryTime {
  id: string
  /** Null where the language has no text of its own, see `translated`. */
  name: string | null
  min: number
  max: number
  unit: string
  translated: { name: string }
}

/** A parent (listed, shown) or a variant (`parentId` set, goes in the cart). Variants inherit missing values. */
export interface Product {
  id: string
  parentId?: string | null
  productNumber: string
  /** Null if it was never changed. */
  updatedAt?: string | null
  /**
   * Null for a variant, which has its parent's in `translated`. Null also where the language has no text of its own.
   */
  name: string | null
  description?: string | null
  active?: boolean
  available?: boolean
  availableStock?: number
  /** Days until there is stock again; null if the shop does not say. */
  restockTime?: number | null
  /** Null for a variant. */
  childCount?: number | null
  /** kg of the stock length. */
  weight?: number | null
  ean?: string | null
  manufacturerNumber?: string | null
  /** From 1 to 5; null without reviews. */
  ratingAverage?: number | null
  minPurchase?: number
  maxPurchase?: number | null
  /** The largest quantity that the shop accepts at the moment, by its settings and the stock; 0 for what is sold out. */
  calculatedMaxPurchase?: number
  purchaseSteps?: number | null
  calculatedPrice: CalculatedPrice
  /** Prices by quantity: each is valid up to its `quantity`, the last one without end. Empty without any. */
  calculatedPrices?: CalculatedPrice[]
  /** The lowest price of a parent's variants; `hasRange` if another one costs more. */
  calculatedCheapestPrice?: { unitPrice?: number; hasRange?: boolean; variantId?: string | null }
  /** Associations are null unless requested. */
  cover?: ProductMedia | null
  media?: ProductMedia[] | null
  deliveryTime?: DeliveryTime | null
  manufacturer?: Manufacturer | null
  /** Of the reference price. */
  unit?: { translated: { name: string; shortCode: string } } | null
  options?: PropertyOption[] | null
  properties?: PropertyOption[] | null
  optionIds?: string[] | null
  propertyIds?: string[] | null
  categoryIds?: string[] | null
  /** Null unless requested by header or association. */
  seoUrls?: SeoUrl[] | null
  cmsPageId?: string | null
  customFields?: Record<string, unknown> | null
  translated: {
    name: string
    description: string | null
    metaTitle?: string | null
    metaDescription?: string | null
    /** One piece as it is sold, "box", and several of them. */
    packUnit?: string | null
    packUnitPlural?: string | null
  }
}

export interface ProductDetail {
  product: Product
  /** Null for a product without variants. */
  configurator: PropertyGroup[] | null
}

export interface CrossSellingElement {
  crossSelling: { id: string; name: string | null; position: number; translated: { name: string } }
  products: Product[]
  total: number
}
