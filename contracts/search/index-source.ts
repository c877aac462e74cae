import type { Locale } from '#contracts/locales.ts'
import type { HitSourceDocument } from './search-document.ts'
import type { Processor } from './search-request.ts'

/** Contents of shop and content system for the search. The server passes them on. */
export interface SearchSource {
  /** Changes whenever the items do. */
  version(): Promise<string>
  /** Reads everything, a part at a time. */
  read(): AsyncIterable<SearchBatch>
}

/**
 * Contents of a connected system. Its version is its address. Reading all of it takes minutes. So it is read
 * rarely, and its changes in between.
 */
export interface ConnectedSource extends SearchSource {
  /** How many things the system has at the moment; undefined if only reading them tells. */
  count(): Promise<number | undefined>
  /** Reads the changes since a time; missing if the system cannot tell them. */
  readChanged?(since: Date): AsyncIterable<SearchBatch>
  /** When the system last reported a change, ms since the epoch; 0 if never. */
  changedAt?(): number
}

export const isConnected = (source: SearchSource): source is ConnectedSource => 'count' in source

export interface SearchBatch {
  options?: IndexedOption[]
  products?: IndexedProduct[]
  pages?: IndexedPage[]
  /** Pages that could not be read this time: their documents stay as they are. */
  unread?: Pick<IndexedPage, 'locale' | 'processor' | 'ref'>[]
  /** Products and pages so far, with this part, and altogether. */
  done: number
  total: number
}

/** A value of a property, or of a group by which variants differ. */
export interface IndexedOption {
  id: string
  /** Key of the group: `chain`. */
  filter: string
  key: string
  position: number
  names: Record<Locale, string>
  /** Name of the group. */
  labels: Record<Locale, string>
}

/** A category of the first level, as the value that the variants of its products have. */
export const toCategoryOption = (id: string, position: number, names: Record<Locale, string>): IndexedOption => ({
  id: categoryOptionId(id),
  filter: 'category',
  key: id,
  position,
  names,
  labels: { de: 'Kategorie', en: 'Category', nl: 'Categorie', cz: 'Kategorie' },
})

export const categoryOptionId = (id: string): string => `category/${id}`

export interface IndexedVariant {
  id: string
  number: string
  position: number
  /** Its options and properties, and the categories of its product. */
  optionIds: string[]
  /** mm by the key of the measure. */
  measure: Record<string, number>
  /** Bounds of a length or of the sides that the buyer chooses, mm. */
  cut: { min: number; max: number } | null
  /** EUR: net in the embedded shop, as visitors see it in a connected one; null on request. */
  price: number | null
  stock: number
  /** Path of the drawing; empty without one. */
  image: string
}

export interface IndexedProduct {
  id: string
  number: string
  position: number
  image: string
  texts: Record<
    Locale,
    {
      name: string
      /** Of the name, as a BCP 47 tag, where the catalogue has none in the locale. */
      language?: string
      description: string
      seoPath: string
      shortDescription: string
      categories: string[]
    }
  >
  /** Measures of its variants. */
  measures: { key: string; unit: string; labels: Record<Locale, string> }[]
  /** The product itself if it has none. */
  variants: IndexedVariant[]
}

/** A page, category, contact or file in one language. */
export interface IndexedPage {
  locale: Locale
  processor: Exclude<Processor, 'shop product'>
  /** Unique for locale and processor. */
  ref: string
  position: number
  title: string
  url: string
  /** Of a category. */
  seoPath: string
  image: string
  shortDescription: string
  /** Plain text, by weight. */
  headlines: string[]
  content: string
  extra: Pick<
    HitSourceDocument,
    'name' | 'email' | 'tel' | 'mobile' | 'groups' | 'positions' | 'organisations' | 'imageArray' | 'file'
  >
}
