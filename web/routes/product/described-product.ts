import type { Product } from '#contracts/shop/product.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import { availabilityOf } from '#web/shop/availability.ts'
import { pictureOf } from '#web/shop/picture.ts'
import { paragraphsOf } from '#web/shop/plain-text.server.ts'
import { priceOf } from '#web/shop/price-of.server.ts'
import { flagsOf } from '#web/shop/product-flags.ts'
import { seoPathOf } from '#web/shop/seo-path.ts'

/** What the page says of the product as a whole. */
export function describeProduct(product: Product) {
  const { highlights, technical, documents, ...facts } = factsOf(product)
  return {
    id: product.id,
    name: product.translated.name,
    number: product.productNumber,
    seoPath: seoPathOf(product),
    description: paragraphsOf(product.translated.description ?? ''),
    metaTitle: product.translated.metaTitle || product.translated.name,
    metaDescription: product.translated.metaDescription ?? '',
    picture: pictureOf(product.cover?.media),
    price: priceOf(product),
    availability: availabilityOf(product),
    flags: flagsOf(facts),
    highlights,
    technical,
    documents,
  }
}

export type DescribedProduct = ReturnType<typeof describeProduct>
