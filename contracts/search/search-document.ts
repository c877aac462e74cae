import type { Locale } from '#contracts/locales.ts'
import type { Processor, SearchSorting } from './search-request.ts'

/**
 * The response of `GET /search`: Elasticsearch's envelope. Fields from `aggregations` on are additions of the embedded
 * service, and a foreign one has none of them. No text has markup. Callers read it with `readHitPage`.
 */
export interface SearchDocument {
  /** Milliseconds. */
  took: number
  timed_out: boolean
  hits: {
    total: { value: number; relation: 'eq' | 'gte' }
    max_score: number | null
    hits: HitDocument[]
  }
  aggregations?: AggregationsDocument
  /** Spellings that find something: whole terms, the best first. */
  suggest?: string[]
  /** Names of products and categories that begin as the term does, or have a word that does. */
  completions?: string[]
  understood?: UnderstoodDocument
  /** Origins that were not yet read to the end. Their documents may be missing among the hits. */
  incomplete?: IncompleteDocument[]
}

/** How far a shop or content system was read. */
export interface IncompleteDocument {
  origin: 'shop' | 'content'
  /** Products or pages so far; both numbers are 0 if the system has not responded yet. */
  done: number
  total: number
}

export interface HitDocument {
  _index: 'content'
  /** Unique among the hits of a response. */
  _id: string
  _score: number
  _source: HitSourceDocument
  /** Why it is a hit, the strongest reason first. */
  matched_queries?: MatchReason[]
  /** Matches as `[start, end]` in UTF-16 units of `title` and `data.content`. */
  highlight?: { title?: [number, number][]; content?: [number, number][] }
}

/** In the order of their weight. */
export const MATCH_REASONS = [
  'number',
  'number-prefix',
  'measures',
  'name',
  'text',
  'synonym',
  'compound',
  'similar',
] as const
export type MatchReason = (typeof MATCH_REASONS)[number]

export interface HitSourceDocument {
  processor: Processor
  title: string
  /** Path on the site with its locale, or absolute. */
  url: string
  /** Empty without a picture. */
  img: string
  data: {
    /** At most 200 characters around the match. */
    content: string
    /** Of a product or category, in the shop's spelling; empty otherwise. */
    seoPath: string
    shortDescription: string
  }
  /** Of a product. */
  product?: ProductHitDocument
  /** Of a contact. */
  name?: string
  email?: string
  tel?: string
  mobile?: string
  groups?: string[]
  positions?: string[]
  organisations?: string[]
  imageArray?: string[]
  /** Of a download. */
  file?: { kind: string; bytes: number; language: string; version: string; category: string }
}

/** A variant, or a product of which none is closer to the term than the others. */
export interface ProductHitDocument {
  /** Of the family; `img` draws the variant if there is one. */
  id: string
  /** The variant's number, else the product's. */
  number: string
  variantId: string | null
  variants: number
  /** Net EUR of the variant, or the lowest of all. Null on request. */
  price: number | null
  /** Whether `price` is the lowest of several. */
  hasRange: boolean
  /** Whether a variant, a length or a format has to be chosen before it goes into the cart. */
  isChoiceNeeded: boolean
  /** Pieces in stock, of a family those of all its variants. */
  stock: number
  /** Whether each of its variants is in stock; a search that does not say it is not known to. */
  allInStock: boolean
  /** Of the title, as a BCP 47 tag, where it is not the language of the request. */
  language?: string
}

interface Bucket {
  key: string
  doc_count: number
}

export interface AggregationsDocument {
  /** Hits of every source, whichever the request names. */
  processor: { buckets: (Bucket & { key: Processor })[] }
  /** Values by which the found products can be filtered, by the name of the filter. */
  filters?: Record<string, { label: string; buckets: (Bucket & { label: string })[] }>
  /** Measures of the found products. */
  ranges?: Record<string, { label: string; unit: string; min: number; max: number }>
  /** Orders of the found products: by price only if one has a price. */
  sortings?: SearchSorting[]
}

/** How the term was read. */
export interface UnderstoodDocument {
  /** Words that begin an item number. */
  numbers: string[]
  /** `text` is a part of the term; `values` are in mm. */
  measures: { text: string; values: number[]; label: string }[]
  /** Words that were searched for as well. */
  synonyms: { word: string; as: string[] }[]
  /** Words that no document has, and the similar ones that were searched for instead. */
  corrected: { word: string; as: string[] }[]
  /** Compounds that no document has, and the parts that were searched for instead. */
  parts?: { word: string; as: string[] }[]
  /** Words that were not found. */
  unknown?: string[]
  /** Of the words, where they are those of another language of the site. */
  language?: Locale
}
