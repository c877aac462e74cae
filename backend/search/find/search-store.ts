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
  /** Reads the documents of these products in a language. */
  readProductDocuments(locale: Locale, products: readonly string[]): Promise<Map<string, FoundDocument>>
}

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
  without: readonly string[]
  withFacets: boolean
}

export interface FoundDocument {
  processor: Processor
  ref: string
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
}

/** How documents are weighed, whichever store finds them. */
export const RANKING = {
  /** Share of the concepts of the best document that another one has to have. */
  needed: 0.7,
  /** Weights of D, C, B, A: texts, short texts, options and headlines, names. */
  weights: { D: 0.06, C: 0.15, B: 0.45, A: 1 },
  /** Weight of a word that was not typed: the rest of a compound, a synonym, a similar word. */
  loose: 0.4,
  /** Bonus for a name that has nothing but the words of the term; less for a longer one. */
  wholeName: 0.4,
  /** Share of a typed word's weight that related words have, such as its compounds. */
  looselyNamed: 0.8,
  /** A visitor of a shop looks for products first. */
  productWeight: 1.4,
  /** A category is the way to its products, which are hits themselves. */
  categoryWeight: 0.2,
  /** Of a file: the page about the same thing is the answer. */
  fileWeight: 0.9,
  /** Bonus of a product whose name has the words, whichever of them it was found by. */
  namedProduct: 0.5,
  /** Ranks that differ by less are equal: then the place in the catalogue decides. */
  rankStep: 0.05,
  /** Of a product with a variant that has the sizes or the option. Less if it can only be cut to the length. */
  hasSize: 0.6,
  /** Of a product with the option that a number beside the name of its group means. */
  hasNamed: 1,
  fitsSize: 0.3,
} as const

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
