import type { LanguageCode } from '#backend/database/schema/columns.ts'
import type { ProductFacts } from '#contracts/shop/product-facts.ts'
import type { CatalogueLine } from '#backend/shop/import/format.ts'
import { productId } from './keys.ts'

type GivenFacts = CatalogueLine<'products'>['facts']
export type ImportedDocument = ProductFacts['documents'][number]

/**
 * Returns the facts of a line in one language: with its texts, product ids instead of numbers, documents instead of
 * their kinds.
 */
export function localFacts(
  line: { facts: GivenFacts; price: number | null },
  language: LanguageCode,
  documents: readonly ImportedDocument[],
): Partial<ProductFacts> {
  const { cProfiles, dimensions, highlights, technical, documents: kinds, ...rest } = line.facts
  return {
    ...rest,
    priceOnRequest: line.price === null,
    ...(cProfiles && { cProfiles: cProfiles.map(productId) }),
    ...(dimensions && { dimensions: dimensions.map((one) => ({ ...one, name: one.name[language] })) }),
    ...(highlights && { highlights: highlights[language] }),
    ...(technical && {
      technical: technical.map(({ name, value }) => ({ name: name[language], value: value[language] })),
    }),
    ...(kinds && { documents: documents.filter(({ kind }) => kinds.includes(kind)) }),
  }
}

/** Returns complete facts for a parent. Those of its variants only overrule them. */
export const parentFacts = (...given: Parameters<typeof localFacts>): ProductFacts => ({
  cProfiles: [],
  dimensions: [],
  highlights: [],
  technical: [],
  documents: [],
  food: false,
  atex: false,
  antistatic: false,
  pfas: false,
  solids: [],
  priceOnRequest: true,
  ...localFacts(...given),
})
