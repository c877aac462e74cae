import type { Product } from '#contracts/shop/product.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import { type Availability, availabilityOf } from '#web/catalogue/product/availability.ts'
import { firstSentence } from '#web/catalogue/product/plain-text.server.ts'
import { type Picture, pictureOf } from '#web/catalogue/product/picture.ts'
import { type Flags, flagsOf } from '#web/catalogue/product/product-flags.ts'
import { priceOf } from '#web/catalogue/product/price-of.server.ts'
import type { Price } from '#web/catalogue/product/price.ts'
import { type TextLanguages, textLanguagesOf } from '#web/catalogue/text-languages.server.ts'
import { seoPathOf } from '#web/catalogue/seo/seo-path.ts'

/** The part of a product that lists and cards show: a page may have 250 of them. */
export interface ListedProduct {
  id: string
  name: string
  /** Of name and lede, where they are not in the page's. */
  languages: ReturnType<typeof textLanguagesOf>
  number: string
  seoPath: string
  /** Number of variants; 0: the product itself goes into the cart. */
  variants: number
  lede: string
  picture: Picture | undefined
  flags: Flags
  price: Price
  availability: Availability
}

/** `languages` are those of the page's texts; by default all are taken for the page's own. */
export function listProduct(product: Product, languages: TextLanguages): ListedProduct {
  const facts = factsOf(product)
  return {
    id: product.id,
    name: product.translated.name,
    languages: textLanguagesOf(product, languages),
    number: product.productNumber,
    seoPath: seoPathOf(product),
    variants: product.childCount ?? 0,
    lede: firstSentence(product.translated.description ?? ''),
    picture: pictureOf(product.cover?.media),
    flags: flagsOf(facts),
    price: priceOf(product),
    availability: availabilityOf(product),
  }
}
