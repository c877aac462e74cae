import type { Filter, SearchResult } from './criteria.ts'
import type { Product, PropertyGroup } from './product.ts'

export interface ListingCriteria {
  /** Page, from 1. */
  p?: number
  limit?: number
  /** Key of a sorting in `availableSortings`. */
  order?: string
  /** Criteria of the products, as in a list of them. The aggregations are those of `filter`, whatever `post-filter`. */
  filter?: Filter[]
  'post-filter'?: Filter[]
  'shipping-free'?: boolean
  /** Option ids joined with `|`. One of a group must match, in all groups. */
  properties?: string
  'min-price'?: number
  'max-price'?: number
  /** Only of the embedded shop: bounds by a measure's symbol, both inclusive. One variant must match all filters. */
  measures?: Record<string, { min?: number; max?: number }>
  /** Only of the embedded shop: names of {@link ListingAggregations} `traits`, joined with `|`. */
  traits?: string
  'no-aggregations'?: boolean
  'only-aggregations'?: boolean
  'reduce-aggregations'?: boolean
  associations?: Record<string, object>
  includes?: Record<string, string[]>
}

/** All but `properties` and `price` are additions of the embedded shop; Shopware omits them. */
export interface ListingAggregations {
  properties?: { entities: PropertyGroup[] }
  /** Named `property-counts`: how many products an option leads to, given the filters of the other groups. */
  'property-counts'?: { buckets: { key: string; count: number }[] }
  /** Measures by which the category's products differ, with the smallest and largest value. */
  measures?: { buckets: { key: string; name: string; unit: string; min: number; max: number }[] }
  /** Facts known of some product, and how many products have them together with the other filters. */
  traits?: { buckets: { key: string; count: number }[] }
  /**
   * Only of a filtered listing, for its rows by product id. It counts the matching variants and those of them in stock,
   * and has the ranges of their measures.
   */
  'matching-variants'?: { buckets: { key: string; count: number; inStock: number; ranges: MeasureRange[] }[] }
  price?: { min: number | string | null; max: number | string | null }
}

type MeasureRange = { symbol: string; name: string; unit: string; min: number; max: number }

export interface ProductListing extends Omit<SearchResult<Product>, 'aggregations'> {
  aggregations: ListingAggregations | []
  sorting: string
  availableSortings: { key: string; label: string; priority: number; translated: { label: string } }[]
  currentFilters: { navigationId: string; properties: string[] }
}
