import type { Product } from '#contracts/shop/product.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import { type Picture, pictureOf } from '#web/catalogue/product/picture.ts'
import { paragraphsOf } from '#web/catalogue/product/plain-text.server.ts'
import { priceOf } from '#web/catalogue/product/price-of.server.ts'
import { flagsOf } from '#web/catalogue/product/product-flags.ts'
import { factsLanguage, type TextLanguages, textLanguagesOf } from '#web/catalogue/text-languages.server.ts'
import { givenSteps } from '#web/tools/cad/given/given-steps.ts'
import { seoPathOf } from '#web/catalogue/seo/seo-path.ts'
import { describeDocuments } from './described-documents.server.ts'
import { readRichDescription } from './description.server.ts'
import type { PropertyLine } from './shared-properties.ts'

export interface Pack {
  one: string
  many: string
}

/** The page's facts about the product as a whole. */
export function describeProduct(product: Product, languages: TextLanguages, properties: readonly PropertyLine[] = []) {
  const { highlights, technical, documents, language, hasModel = false, ...facts } = factsOf(product)
  return {
    id: product.id,
    name: product.translated.name,
    languages: {
      ...textLanguagesOf(product, languages),
      /** Of highlights and technical data. */
      facts: factsLanguage({ language }, languages),
    },
    number: product.productNumber,
    seoPath: seoPathOf(product),
    description: paragraphsOf(product.translated.description ?? ''),
    /** The same as its editor wrote it, if it is more than paragraphs. */
    richDescription: readRichDescription(product.translated.description ?? ''),
    metaTitle: product.translated.metaTitle || product.translated.name,
    metaDescription: product.translated.metaDescription ?? '',
    /** The words for one piece and for several, where it is sold in packs. */
    pack: packOf(product),
    picture: pictureOf(product.cover?.media),
    morePictures: morePicturesOf(product),
    price: priceOf(product),
    flags: flagsOf(facts),
    highlights,
    technical,
    /** Those that do not repeat a line of the technical data. */
    properties: properties.filter(({ name }) => !technical.some((line) => isSameName(line.name, name))),
    manufacturer: product.manufacturer?.translated.name,
    documents: describeDocuments(documents, languages),
    /** Whether its variants have CAD files besides those that can be drawn of `solids`. */
    hasModel: hasModel || givenSteps([product]).length > 0,
  }
}

function packOf({ translated: { packUnit, packUnitPlural } }: Product): Pack | undefined {
  return packUnit ? { one: packUnit, many: packUnitPlural || packUnit } : undefined
}

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Pictures beside the cover that a page shows. */
const MOST_PICTURES = 8

/** The product's other pictures, in the shop's order. Documents are media, too. */
const morePicturesOf = ({ media, cover }: Product): Picture[] =>
  (media ?? [])
    .filter((entry) => entry.media.id !== cover?.media.id && entry.media.mimeType?.startsWith('image/') !== false)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .flatMap((entry) => pictureOf(entry.media) ?? [])
    .slice(0, MOST_PICTURES)

export type DescribedProduct = ReturnType<typeof describeProduct> & {
  /** Name of the language of those texts that are not in the page's; undefined if all are. */
  otherLanguage?: string | undefined
  /** Of its reviews, if there are any. */
  rating?: { average: number; count: number } | undefined
}
