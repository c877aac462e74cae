import type { Company } from '#contracts/company.ts'
import type { Scene } from '#drawing/scene.ts'

/** Languages of the documents; customers of other languages get the English ones. */
export type DocumentLanguage = 'de' | 'en'

export type DocumentKind = 'data-sheet' | 'atex' | 'fda' | 'handling' | 'product-information'

/** Suitability and substances of a product; undefined is unknown, and no document speaks of it. */
interface Fitness {
  food: boolean | undefined
  atex: boolean | undefined
  antistatic: boolean | undefined
  pfas: boolean | undefined
}

/** A parent product with its variants in one language: the content of its documents. */
export interface DocumentProduct extends Fitness {
  number: string
  name: string
  description: string
  highlights: readonly string[]
  technical: readonly { name: string; value: string }[]
  /** mm; only for products that are cut to length. */
  cut?: { min: number; max: number; step: number; bar: number; tolerance: string }
  /** Undefined of a product that is not drawn. */
  picture?: Scene | undefined
  /** JPEG of its first photograph. */
  photograph?: Uint8Array | undefined
  /** The maker's statements on regulations, such as REACH and RoHS. */
  regulations: readonly { name: string; value: string }[]
  /** Names of the property groups by which variants differ. The variants' `options` have the same order. */
  groups: readonly string[]
  variants: readonly DocumentVariant[]
}

export interface DocumentVariant extends Fitness {
  number: string
  options: readonly string[]
  dimensions: readonly { symbol: string; name: string; value: number; unit: string }[]
  /** kg of the stock length; undefined is unknown. */
  weight?: number | undefined
  /** Kinds of documents that hold for this variant. */
  documents: readonly DocumentKind[]
}

/** The data of one document. */
export interface DocumentInput {
  product: DocumentProduct
  language: DocumentLanguage
  company: Company
}
