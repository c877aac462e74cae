import type { Product, PropertyOption } from '#contracts/shop/product.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import { isSold, purchaseBoundsOf } from '#web/cart/purchase-bounds.ts'
import { inSameOrder } from '#contracts/shop/same-order.ts'
import { pictureOf } from '#web/catalogue/product/picture.ts'
import { nameLanguage, type TextLanguages, textLanguagesOf } from '#web/catalogue/text-languages.server.ts'
import type { CProfile } from './c-profile.ts'

/** The profiles that are not sold out, with their options in one order. */
export function cProfilesOf(all: readonly Product[], languages: TextLanguages): CProfile[] {
  const products = all.filter((product) => isSold(purchaseBoundsOf(product)))
  const options = inSameOrder(
    products.map((product) => product.options ?? []),
    ({ groupId }) => groupId,
  )
  return products.map((product, index) => cProfileOf(product, options[index] ?? [], languages))
}

function cProfileOf(product: Product, options: readonly PropertyOption[], languages: TextLanguages): CProfile {
  const facts = factsOf(product)
  return {
    id: product.id,
    number: product.productNumber,
    name: product.translated.name,
    language: textLanguagesOf(product, languages).name,
    options: options.map((option) => ({ name: option.translated.name, ...nameLanguage(option, languages) })),
    picture: pictureOf(product.cover?.media),
    solids: facts.solids,
    isCut: facts.cut !== undefined,
    purchase: purchaseBoundsOf(product),
  }
}
