import type { LanguageCode } from '#backend/database/schema/columns.ts'
import type { ProductFacts } from '#contracts/shop/product-facts.ts'
import type { CatalogueLine } from '#backend/shop/import/format.ts'
import { productId } from './keys.ts'

type GivenFacts = CatalogueLine<'products'>['facts']
export type ImportedDocument = ProductFacts['documents'][number]

/** The facts of one line in one language: texts chosen, product numbers made ids, kinds of documents made documents. */
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

/** A parent has an answer to everything; variants only overrule. */
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
