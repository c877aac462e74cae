import type { SearchResult } from './criteria.ts'
import type { Product, PropertyGroup } from './product.ts'

export interface ListingCriteria {
  /** Page, from 1. */
  p?: number
  limit?: number
  /** Key of a sorting in `availableSortings`. */
  order?: string
  /** Option ids joined with `|`. One of a group must match, in all groups. */
  properties?: string
  'min-price'?: number
  'max-price'?: number
  'no-aggregations'?: boolean
  'only-aggregations'?: boolean
  'reduce-aggregations'?: boolean
  associations?: Record<string, object>
  includes?: Record<string, string[]>
}

/** Counts by option id are an addition of the embedded shop; Shopware omits them. */
export interface ListingAggregations {
  properties?: { entities: PropertyGroup[] }
  /** Named `property-counts`: how many products an option leads to, given the filters of the other groups. */
  'property-counts'?: { buckets: { key: string; count: number }[] }
  price?: { min: number | string | null; max: number | string | null }
}

export interface ProductListing extends Omit<SearchResult<Product>, 'aggregations'> {
  aggregations: ListingAggregations | []
  sorting: string
  availableSortings: { key: string; label: string; priority: number; translated: { label: string } }[]
  currentFilters: { navigationId: string; properties: string[] }
}
