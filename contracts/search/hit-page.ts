import type { Locale } from '#contracts/locales.ts'
import type { HitSourceDocument, IncompleteDocument, MatchReason, ProductHitDocument } from './search-document.ts'
import type { Processor, SearchSorting } from './search-request.ts'

/** Result of `readHitPage`. */
export interface HitPage {
  hits: Hit[]
  total: number
  /** False if there are more than `total`. */
  isTotalExact: boolean
  /** Hits of every source; undefined if the service does not count them. */
  counts: Record<Processor, number> | undefined
  facets: SearchFacet[]
  measures: SearchMeasure[]
  /** Other spellings of the whole term that find something, the best first. */
  suggestions: string[]
  /** Names of products and categories that complete the term. */
  completions: string[]
  /** Orders that the hits can have; empty if the service does not sort. */
  sortings: SearchSorting[]
  /** Undefined if the service does not say. */
  understood: Understood | undefined
  /** Origins of hits that are not all in the index yet. */
  incomplete: IncompleteDocument[]
}

/** A part of a text in UTF-16 units; `end` is exclusive. */
export interface TextRange {
  start: number
  end: number
}

interface HitBase {
  id: string
  score: number
  title: string
  titleMarks: TextRange[]
  /** Part of the document's text. A foreign service may send the whole one. */
  content: string
  contentMarks: TextRange[]
  /** As the service sent it: not yet an address to follow. */
  url: string
  /** Empty without a picture. */
  img: string
  /** Of a product, without locale; empty otherwise. */
  seoPath: string
  shortDescription: string
  reasons: MatchReason[]
}

export type Hit =
  | (HitBase & { processor: 'shop product'; product: ProductHitDocument | undefined })
  | (HitBase & { processor: 'website' })
  | (HitBase & { processor: 'contacts'; contact: ContactHit })
  | (HitBase & { processor: 'downloads'; file: HitSourceDocument['file'] })

export interface ContactHit {
  name: string
  /** Concealed, see contracts/content/rich-text/conceal-mail.ts. */
  email: string
  tel: string
  mobile: string
  groups: string[]
  positions: string[]
  organisations: string[]
  /** Addresses of pictures, the first one is shown. */
  images: string[]
}

export interface SearchFacet {
  /** As in `filter[…]`. */
  name: string
  label: string
  values: { key: string; label: string; count: number }[]
}

/** A measure of found products, in its unit. */
export interface SearchMeasure {
  /** As in `range[…]`. */
  key: string
  label: string
  unit: string
  min: number
  max: number
}

export interface Understood {
  numbers: string[]
  measures: { text: string; values: number[]; label: string }[]
  synonyms: { word: string; as: string[] }[]
  corrected: { word: string; as: string[] }[]
  parts: { word: string; as: string[] }[]
  unknown: string[]
  language: Locale | undefined
}
