import type { IncompleteDocument } from '#contracts/search/search-document.ts'
import type { Availability } from '#web/catalogue/product/availability.ts'
import type { Price } from '#web/catalogue/product/price.ts'
import type { MarkedText } from './cut-snippet.ts'
import type { HitSorting } from '#web/search/search-query.ts'
import type { SearchView } from '#web/search/search-view.ts'

/** The parts of every hit that a page shows. Addresses are safe to follow. */
interface HitBase {
  id: string
  /** A path of this site or an absolute http(s) address; empty for a hit that leads nowhere. */
  href: string
  title: MarkedText
  /** Of the title, where it is not the page's. */
  language?: string | undefined
  snippet: MarkedText
  /** Address of a picture; empty without one. */
  picture: string
}

export type ShownHit =
  | (HitBase & { view: 'products'; product: ShownProduct | undefined })
  | (HitBase & { view: 'content' })
  | (HitBase & { view: 'contacts'; person: ShownPerson })
  | (HitBase & { view: 'downloads'; facts: string[] })

export interface ShownProduct {
  number: MarkedText
  /** Of a family. */
  variants: number
  /** Undefined for a visitor with prices of their own, which the search does not know. */
  price: Price | undefined
  availability: Availability
  /** Whether it can go into the cart as it is. */
  isReady: boolean
}

export interface ShownPerson {
  name: string
  position: string
  /** Concealed. */
  email: string
  tel: string
  mobile: string
}

/** The response to a search, for the overlay and for the page of results. */
export interface SearchReply {
  term: string
  view: SearchView
  hits: ShownHit[]
  /** Hits of the view, with its filters. */
  total: number
  /** False if there are more. */
  isTotalExact: boolean
  counts: Record<SearchView, number>
  facets: ShownFacet[]
  measures: ShownMeasure[]
  /** Other spellings of the term; similar item numbers only if they are not among the hits. */
  suggestions: string[]
  /** Whether the hits have numbers that are only similar to the term. */
  isSimilar: boolean
  /** Names of products and categories that complete the term. */
  completions: string[]
  /** Orders in which the hits can be shown. */
  sortings: HitSorting[]
  /** Sentences that say how the term was read. */
  understood: string[]
  /** Origins of hits that were never read as a whole. */
  incomplete: IncompleteDocument[]
}

export interface ShownFacet {
  name: string
  label: string
  values: { key: string; label: string; count: number }[]
}

export interface ShownMeasure {
  key: string
  label: string
  unit: string
  min: number
  max: number
}

/** Why there is no response. */
export type SearchProblem = { kind: 'too many'; seconds: number } | { kind: 'unreachable' }
