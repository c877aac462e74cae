import { textIn } from '#backend/database/schema/fallback.ts'
import { cacheByVersion, cacheForAllLanguages } from '#backend/shop/catalogue/catalogue-version.ts'
import type { CatalogueReader } from '#backend/shop/catalogue/catalogue-version.ts'
import { readListedFamilies, type ListedFamily } from '#backend/shop/offers/families.ts'
import type { Measure } from '#backend/shop/offers/offer.ts'

/** A product with the data that filters need, in one language. */
export interface Candidate extends Omit<ListedFamily, 'name' | 'measures'> {
  name: string
  /** Measures of its offers, in the catalogue's order. */
  measures: Measure[]
}

/** Returns the products of these categories in no particular order. */
export async function readCandidates(reader: CatalogueReader, categoryIds: string[]): Promise<Candidate[]> {
  const requested = new Set(categoryIds)
  return (await readAllCandidates(reader)).filter(({ categoryIds: own }) => own.some((id) => requested.has(id)))
}

const cachedFamilies = cacheForAllLanguages(({ db }) => readListedFamilies(db))

/** Reads all visible products. Their offers are the same objects in each language. */
export const readAllCandidates = cacheByVersion(async (reader: CatalogueReader): Promise<Candidate[]> => {
  const families = await cachedFamilies(reader)
  return families.map(({ name, measures, ...family }) => ({
    ...family,
    name: textIn(name, reader.languageCode),
    measures: measures[reader.languageCode],
  }))
})
