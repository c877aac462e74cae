import type { SeoUrl } from './category.ts'
import type { ProductMedia } from './media.ts'
/** Net amounts in EUR for one piece and for `quantity` pieces. */
export interface CalculatedPrice {
  unitPrice: number
  totalPrice: number
  quantity: number
  calculatedTaxes: { tax: number; taxRate: number; price: number }[]
}

/** "Chain", "Material": the source of filters and of the columns of the variant table. */
export interface PropertyGroup {
  id: string
  name: string
  position?: number
  visibleOnProductDetailPage?: boolean
  options?: PropertyOption[]
  translated: { name: string }
}

export interface PropertyOption {
  id: string
  groupId: string
  name: string
  position?: number
  /** `#0f8249`, only of an option that is a colour. */
  colorHexCode?: string
  combinable?: boolean
  group?: PropertyGroup
  translated: { name: string }
}

export interface DeliveryTime {
  id: string
  name: string
  min: number
  max: number
  unit: string
}

/** A parent (listed, shown) or a variant (`parentId` set, goes in the cart). Variants inherit missing values. */
export interface Product {
  id: string
  parentId?: string
  productNumber: string
  name: string
  description?: string
  active?: boolean
  available?: boolean
  availableStock?: number
  childCount?: number
  /** kg of the stock length. */
  weight?: number
  minPurchase?: number
  maxPurchase?: number
  calculatedPrice: CalculatedPrice
  /** The lowest price of a parent's variants; `hasRange` if another one costs more. */
  calculatedCheapestPrice?: { unitPrice?: number; hasRange?: boolean; variantId?: string | null }
  cover?: ProductMedia
  media?: ProductMedia[]
  deliveryTime?: DeliveryTime
  options?: PropertyOption[]
  properties?: PropertyOption[]
  optionIds?: string[]
  propertyIds?: string[]
  categoryIds?: string[]
  /** Null unless requested by header or association. */
  seoUrls?: SeoUrl[] | null
  cmsPageId?: string
  customFields?: Record<string, unknown> | null
  translated: { name: string; description: string; metaTitle?: string; metaDescription?: string }
}

export interface ProductDetail {
  product: Product
  configurator: PropertyGroup[]
}

export interface CrossSellingElement {
  crossSelling: { id: string; name: string; position: number; translated: { name: string } }
  products: Product[]
  total: number
}
