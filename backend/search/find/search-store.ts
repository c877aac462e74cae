import type { Locale } from '#contracts/locales.ts'
import type { HitSourceDocument, MatchReason } from '#contracts/search/search-document.ts'
import type { Processor, SearchRange } from '#contracts/search/search-request.ts'
import type { LocaleIndex } from '#backend/search/index/locale-index.ts'
import type { Concept } from '#backend/search/query/concept.ts'

/** Where documents and variants are stored and found: the site's database, or a cluster of OpenSearch. */
export interface SearchStore {
  /** Facts about the documents of each language. */
  readIndexes(): Promise<Record<Locale, LocaleIndex>>
  /** Finds documents that have the most of the concepts. */
  findDocuments(wanted: DocumentsWanted): Promise<FoundDocuments>
  /** Finds variants by their numbers: those of the keys, then those that begin with the first key, the shortest first. */
  findNumbers(keys: readonly string[], filter: VariantFilter | undefined): Promise<FoundVariant[]>
  /** Finds the variants with the most similar numbers, for a key that no number begins with. */
  findSimilarNumbers(keys: readonly string[], filter: VariantFilter | undefined): Promise<SimilarVariant[]>
  /** Picks the best variant of each product: by options and sizes in the term, then by catalogue order. */
  pickVariants(
    products: readonly string[],
    concepts: readonly Concept[],
    index: LocaleIndex,
    filter: VariantFilter | undefined,
  ): Promise<Map<string, PickedVariant>>
  /** Reads variants that were found by their numbers, by their ids. */
  readFoundVariants(ids: readonly string[]): Promise<Map<string, PickedVariant>>
  /** Reads the documents at these places in a language, in their order. Unknown ones are left out. */
  readPlaces(locale: Locale, places: readonly DocumentPlace[]): Promise<FoundDocument[]>
  /** Reads the documents of these products in a language. */
  readProductDocuments(locale: Locale, products: readonly string[]): Promise<Map<string, FoundDocument>>
}

/** A product or category by its path in the shop, or any other document by its address. */
export type DocumentPlace = { seoPath: string } | { url: string }

/** Returns the documents at the places, in the order of these. */
export const inPlaces = (documents: readonly FoundDocument[], places: readonly DocumentPlace[]): FoundDocument[] =>
  places.flatMap(
    (place) =>
      documents.find(({ url, seoPath }) => ('url' in place ? url === place.url : seoPath === place.seoPath)) ?? [],
  )

/** Conditions of a variant: one option of each group, and measures within bounds. */
export interface VariantFilter {
  groups: readonly FilterGroup[]
  /** One of the measures has to be within the bounds. */
  ranges: readonly { keys: readonly string[]; range: SearchRange }[]
}

/** The chosen values of a filter. */
export interface FilterGroup {
  chosen: readonly string[]
  /** All values of the filter. */
  all: readonly string[]
}

export interface DocumentsWanted {
  locale: Locale
  concepts: readonly Concept[]
  source: Processor | undefined
  /** Of products; documents of other sources are found as without it. */
  filter: VariantFilter | undefined
  from: number
  size: number
  /** Products that were found by their numbers. */
  without: readonly DocumentKey[]
  /** Documents that are hits already, but count for facets. */
  pinned: readonly DocumentKey[]
  withFacets: boolean
}

/** A document within its language. */
export interface DocumentKey {
  processor: Processor
  ref: string
}

/** A text for it, which is also its id in a cluster. */
export const documentId = ({ processor, ref }: DocumentKey): string => `${processor} ${ref}`

export interface FoundDocument extends DocumentKey {
  title: string
  content: string
  shortDescription: string
  url: string
  seoPath: string
  image: string
  extra: Partial<HitSourceDocument> & { number?: string; variants?: number; language?: string }
  /** Concepts that it has. */
  matched: number
  rank: number
  /** Whether a word is in it as it was typed. */
  isExact: boolean
}

export interface FoundDocuments {
  /** Concepts of the document that has the most, whatever the filter. */
  most: number
  counts: Partial<Record<Processor, number>>
  hits: FoundDocument[]
  /** Products that a filter by this option as well would leave, by option id; only if facets were wanted. */
  optionCounts: Record<string, number>
  ranges: Record<string, { label: string; unit: string; min: number; max: number }>
}

export const NOTHING_FOUND: FoundDocuments = {
  most: 0,
  counts: {},
  hits: [],
  optionCounts: {},
  ranges: {},
}

export interface FoundVariant {
  id: string
  productId: string
  /** Its item number as it is compared. */
  key: string
  reason: MatchReason
}

export interface SimilarVariant extends FoundVariant {
  number: string
}

/** A product with the variant that fits best, and what its variants have in common. */
export interface PickedVariant {
  productId: string
  id: string
  number: string
  image: string
  price: number | null
  stock: number
  isCut: boolean
  optionIds: string[]
  /**
   * Whether it matches more of the term than another variant, and no other one as much in another way. Also if it
   * passed a filter, or is the only one.
   */
  isDistinct: boolean
  /** Whether other variants match the term as well: this one may be shown, but not added at once. */
  isOneOfSeveral: boolean
  /** Of all variants that pass the filter. */
  variants: number
  lowestPrice: number | null
  hasRange: boolean
  totalStock: number
  /** Of all variants that pass the filter. */
  allInStock: boolean
}

export const NUMBER_LIMITS = {
  /** Keys that only begin a number are longer: two letters begin hundreds. */
  minPrefix: 3,
  /** Numbers that are found by a beginning. More are not paged to: their products are found by words. */
  mostNumbers: 200,
  /** Shorter keys are similar to everything. */
  minSimilar: 5,
  mostSimilar: 5,
  /** Those that share letters, of which the nearest are taken. */
  candidates: 80,
} as const
