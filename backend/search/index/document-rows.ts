import { createHash } from 'node:crypto'
import { offeredLocales, type Locale } from '#contracts/locales.ts'
import type { IndexedOption, IndexedPage, IndexedProduct, IndexedVariant } from '#contracts/search/index-source.ts'
import type { Processor } from '#contracts/search/search-request.ts'
import { toNumberKey } from '#backend/search/text/fold.ts'
import { tokensOf } from '#backend/search/text/tokens.ts'
import { isWorded, offerOptionsOf } from './offer-options.ts'
import { namesBeforeTexts, type StemWeights, wordsOf } from './words-of.ts'

/** A row of `search_document`, named as its columns. */
export interface DocumentRow {
  locale: Locale
  processor: Processor
  ref: string
  origin: 'shop' | 'content'
  position: number
  title: string
  content: string
  short_description: string
  url: string
  seo_path: string
  image: string
  extra: object
  option_ids: string[]
  measures: Record<string, MeasureRange>
  words: StemWeights
  vocabulary: string[]
  hash: string
}

interface MeasureRange {
  min: number
  max: number
  unit: string
  label: string
}

/** A row of `search_variant`. */
export interface VariantRow {
  id: string
  product_id: string
  position: number
  number: string
  number_key: string
  option_ids: string[]
  measure: Record<string, number>
  sizes: number[]
  /** Those that are round. */
  diameters: number[]
  cut_min: number | null
  cut_max: number | null
  is_cut: boolean
  price: number | null
  stock: number
  image: string
  hash: string
}

/** Raised when the same source makes other rows, so that the next start writes them again. */
export const ROW_FORMAT = 5

const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(`${ROW_FORMAT} ${JSON.stringify(value)}`)
    .digest('base64url')
    .slice(0, 22)

/** Hash of all data in a page's row. */
export const pageHash = (page: IndexedPage): string => hashOf(page)

/** Hash of all data in a product's rows. */
export const productHash = (product: IndexedProduct, options: ReadonlyMap<string, IndexedOption>): string =>
  hashOf([product, optionsOf(product, options)])

function optionsOf({ variants }: IndexedProduct, options: ReadonlyMap<string, IndexedOption>): IndexedOption[] {
  return [...new Set(variants.flatMap(({ optionIds }) => optionIds))].flatMap((id) => options.get(id) ?? [])
}

export function pageRow(page: IndexedPage, origin: DocumentRow['origin']): DocumentRow {
  const { locale, title, headlines, shortDescription, content } = page
  const { words, vocabulary } = wordsOf(locale, { A: [title], B: headlines, C: [shortDescription], D: [content] })
  return {
    locale,
    processor: page.processor,
    ref: page.ref,
    origin,
    position: page.position,
    title,
    content,
    short_description: shortDescription,
    url: page.url,
    seo_path: page.seoPath,
    image: page.image,
    extra: page.extra,
    option_ids: [],
    measures: {},
    words,
    vocabulary,
    hash: pageHash(page),
  }
}

/** The rows of a product in every language, and those of its variants. */
export function productRows(product: IndexedProduct, options: ReadonlyMap<string, IndexedOption>) {
  const variants = product.variants.map((variant) => variantRow(variant, product, options))
  const optionIds = [...new Set(variants.flatMap((variant) => variant.option_ids))]
  const own = optionsOf(product, options).filter(isWorded)
  const hash = productHash(product, options)
  const documents = offeredLocales().map((locale): DocumentRow => {
    const { name, language, description, seoPath, shortDescription, categories } = product.texts[locale]
    const names = own.map((option) => option.names[locale])
    const { words, vocabulary } = wordsOf(locale, {
      A: [name],
      B: [product.number, ...names, ...categories],
      C: [shortDescription, ...product.measures.map(({ labels }) => labels[locale])],
      D: [description],
    })
    return {
      locale,
      processor: 'shop product',
      ref: product.id,
      origin: 'shop',
      position: product.position,
      title: name,
      content: description,
      short_description: shortDescription,
      url: '',
      seo_path: seoPath,
      image: product.image,
      extra: { number: product.number, variants: product.variants.length, ...(language && { language }) },
      option_ids: optionIds,
      measures: measureRanges(product, locale),
      // A product is not more about a word of its name or category because its text repeats it.
      words: namesBeforeTexts(words),
      vocabulary,
      hash,
    }
  })
  return { documents, variants }
}

function measureRanges({ measures, variants }: IndexedProduct, locale: Locale): DocumentRow['measures'] {
  return Object.fromEntries(
    measures.flatMap(({ key, unit, labels }) => {
      const values = variants.flatMap(({ measure }) => measure[key] ?? [])
      if (values.length === 0) return []
      return [[key, { min: Math.min(...values), max: Math.max(...values), unit, label: labels[locale] }]]
    }),
  )
}

function variantRow(
  variant: IndexedVariant,
  product: IndexedProduct,
  options: ReadonlyMap<string, IndexedOption>,
): VariantRow {
  const optionSizes = variant.optionIds.flatMap((id) => sizesIn(options.get(id)?.names.en ?? ''))
  return {
    id: variant.id,
    product_id: product.id,
    position: variant.position,
    number: variant.number,
    number_key: toNumberKey(variant.number),
    option_ids: [...variant.optionIds, ...offerOptionsOf(variant)],
    measure: variant.measure,
    sizes: [...new Set([...Object.values(variant.measure), ...optionSizes])],
    diameters: diametersOf(variant, options),
    cut_min: variant.cut?.min ?? null,
    cut_max: variant.cut?.max ?? null,
    is_cut: variant.cut !== null,
    price: variant.price,
    stock: variant.stock,
    image: variant.image,
    hash: hashOf([variant, product.id, optionSizes]),
  }
}

/** Keys of round measures: `outside-diameter`, `bore`, `pitch-circle`. */
const ROUND_KEY = /diameter|bore|hole|circle/
const ROUND_NAME = /^[øØ⌀∅]/

function diametersOf(variant: IndexedVariant, options: ReadonlyMap<string, IndexedOption>): number[] {
  const measured = Object.entries(variant.measure).flatMap(([key, value]) => (ROUND_KEY.test(key) ? [value] : []))
  const optionIds = variant.optionIds
    .flatMap((id) => options.get(id)?.names.en ?? '')
    .flatMap((name) => (ROUND_NAME.test(name) ? sizesIn(name) : []))
  return [...new Set([...measured, ...optionIds])]
}

/** The numbers of an option's name: 500 and 1000 of `500 × 1 000 mm`. */
const sizesIn = (name: string): number[] =>
  tokensOf(name)
    .map(({ word }) => Number(word))
    .filter((value) => Number.isFinite(value))
