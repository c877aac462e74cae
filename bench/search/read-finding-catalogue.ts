import { join } from 'node:path'
import { loadSynonyms } from '#backend/search/query/synonyms.ts'
import type { IndexedOption, IndexedProduct, SearchSource } from '#contracts/search/index-source.ts'
import type { FindingCatalogue } from './finding-query.ts'

export async function readFindingCatalogue(shop: SearchSource): Promise<FindingCatalogue> {
  const products: IndexedProduct[] = []
  const options: IndexedOption[] = []
  for await (const batch of shop.read()) {
    products.push(...(batch.products ?? []))
    options.push(...(batch.options ?? []))
  }
  return {
    products,
    options: new Map(options.map((option) => [option.id, option])),
    synonyms: await loadSynonyms(join(import.meta.dirname, '../../data/search/synonyms')),
  }
}
