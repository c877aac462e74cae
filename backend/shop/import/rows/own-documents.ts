import { LANGUAGE_CODES, type LanguageCode, type PerLanguage } from '#backend/database/schema/columns.ts'
import type { product } from '#backend/database/schema/catalogue.ts'
import type { CatalogueLine, OwnFile } from '#backend/shop/import/format.ts'
import type { FileAdder } from '#backend/shop/import/own-files/add-files.ts'
import type { ImportedDocument } from './facts.ts'

type StoredFacts = typeof product.$inferInsert.facts
type InLanguages = PerLanguage<readonly ImportedDocument[]>

/** The documents that a line names, in each language. */
export const ownDocuments = async (given: readonly OwnFile[], files: FileAdder): Promise<InLanguages> => ({
  de: await files.documents(given, 'de'),
  en: await files.documents(given, 'en'),
  nl: await files.documents(given, 'nl'),
  cs: await files.documents(given, 'cs'),
})

/** Adds the documents that a product's line names before those that are made. */
export const withParentDocuments = (facts: StoredFacts, own: InLanguages): StoredFacts =>
  changed(facts, (code, { documents = [] }) => [...own[code], ...documents])

/** A variant has those of its product, too. Without any of its own, and kinds of its own, it inherits them. */
export function withVariantDocuments(
  facts: StoredFacts,
  {
    own,
    ofParent,
    parent,
    line,
  }: { own: InLanguages; ofParent: InLanguages; parent: StoredFacts; line: CatalogueLine<'variants'> },
): StoredFacts {
  const hasOwn = own.en.length > 0
  if (!hasOwn && line.facts.documents === undefined) return facts
  const inherited = (code: LanguageCode) => parent[code]?.documents ?? parent.en.documents ?? []
  const whole = hasOwn ? withLanguagesOf(facts, parent) : facts
  return changed(whole, (code, { documents }) => [
    ...own[code],
    ...(documents ? [...ofParent[code], ...documents] : inherited(code)),
  ])
}

/** Facts of a language that the variant has no texts in must not hide its documents. */
const withLanguagesOf = (facts: StoredFacts, parent: StoredFacts): StoredFacts => ({
  ...facts,
  ...(parent.nl && { nl: facts.nl ?? facts.en }),
  ...(parent.cs && { cs: facts.cs ?? facts.en }),
})

function changed(
  facts: StoredFacts,
  documentsOf: (code: LanguageCode, given: Partial<NonNullable<StoredFacts['en']>>) => ImportedDocument[],
): StoredFacts {
  const result = { ...facts }
  for (const code of LANGUAGE_CODES) {
    const given = facts[code]
    if (given) result[code] = { ...given, documents: documentsOf(code, given) }
  }
  return result
}
