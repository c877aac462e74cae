import type { product } from '#backend/database/schema/catalogue.ts'
import type { LanguageCode, Translated } from '#backend/database/schema/columns.ts'
import type { DocumentLanguage } from '#backend/shop/documents/document-input.ts'
import type { ProductFacts } from '#contracts/shop/product-facts.ts'
import type { CatalogueLine } from '#backend/shop/import/format.ts'
import { productId } from './keys.ts'

type GivenFacts = CatalogueLine<'products'>['facts']
type StoredFacts = typeof product.$inferInsert.facts
export type ImportedDocument = ProductFacts['documents'][number]
export type ImportedDocuments = Record<DocumentLanguage, readonly ImportedDocument[]>

interface FactLine {
  facts: GivenFacts
  price: number | null
}

/**
 * Returns the facts of a line as they are stored. They have product ids instead of numbers, and documents instead of
 * their kinds. Those with texts are stored by language. A language that lacks one of the texts is left out and falls
 * back as a whole.
 */
export function toFacts({ facts, price }: FactLine, documents: ImportedDocuments): StoredFacts {
  const {
    cProfiles,
    dimensions: _dimensions,
    highlights: _highlights,
    technical: _rows,
    documents: _kinds,
    parts: _parts,
    regulations: _regulations,
    ...rest
  } = facts
  return {
    all: { ...rest, priceOnRequest: price === null, ...(cProfiles && { cProfiles: cProfiles.map(productId) }) },
    de: factsIn('de', facts, documents.de),
    en: factsIn('en', facts, documents.en),
    ...(isTranslated(facts, 'nl') && { nl: factsIn('nl', facts, documents.en) }),
    ...(isTranslated(facts, 'cs') && { cs: factsIn('cs', facts, documents.en) }),
  }
}

/** Returns complete facts for a parent, but claims no suitability that its line leaves open. */
export function toParentFacts(line: FactLine, documents: ImportedDocuments): StoredFacts {
  const complete: GivenFacts = {
    cProfiles: [],
    dimensions: [],
    highlights: { de: [], en: [], nl: [], cs: [] },
    technical: [],
    documents: [],
    solids: [],
    ...line.facts,
  }
  return toFacts({ ...line, facts: complete }, documents)
}

function factsIn(
  language: LanguageCode,
  { dimensions, highlights, technical, parts, documents: kinds }: GivenFacts,
  documents: readonly ImportedDocument[],
): Partial<ProductFacts> {
  const inLanguage = <Value>(texts: Translated<Value>): Value => {
    const value = texts[language]
    if (value === undefined) throw new Error(`There is no text in ${language}, only ${JSON.stringify(texts)}`)
    return value
  }
  return {
    ...((highlights || technical) && { language }),
    ...(dimensions && { dimensions: dimensions.map((one) => ({ ...one, name: inLanguage(one.name) })) }),
    ...(highlights && { highlights: inLanguage(highlights) }),
    ...(parts && { parts: parts.map(({ key, name }) => ({ key, name: inLanguage(name) })) }),
    ...(technical && {
      technical: technical.map(({ name, value }) => ({ name: inLanguage(name), value: inLanguage(value) })),
    }),
    ...(kinds && { documents: documents.filter(({ kind }) => kinds.some((one) => one === kind)) }),
  }
}

const isTranslated = (
  { dimensions = [], highlights, technical = [], parts = [] }: GivenFacts,
  language: 'nl' | 'cs',
): boolean =>
  [
    ...dimensions.map(({ name }) => name),
    ...parts.map(({ name }) => name),
    ...technical.flatMap(({ name, value }) => [name, value]),
  ].every((text) => text[language] !== undefined) &&
  (highlights === undefined || highlights[language] !== undefined)
