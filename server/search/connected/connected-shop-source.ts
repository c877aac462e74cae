import type { ConnectedSource, IndexedOption, SearchBatch } from '#contracts/search/index-source.ts'
import type { Filter } from '#contracts/shop/criteria.ts'
import type { Product } from '#contracts/shop/product.ts'
import { COMMON_LIMIT } from '#web/clients/read-all-pages.ts'
import { readConnectedCategories } from './connected-categories.ts'
import { readLandingPages } from './connected-landing-pages.ts'
import { readShopFamilies } from './read-shop-families.ts'
import { toBatch } from './shop-documents.ts'
import type { ShopLanguages } from './shop-languages.ts'

/** Variants that are read and written at once. */
const VARIANTS_AT_ONCE = 500

const FAMILIES: Filter = { type: 'equals', field: 'parentId', value: null }
const ONLY_IDS = { product: ['id', 'parentId', 'updatedAt'] }

/**
 * The catalogue of a connected shop as the search indexes it, by the Store API in each of its languages. Products are read
 * in the order of their numbers, each page from the last number on. So a product that leaves meanwhile moves no other.
 * @param url its address, which is the version
 */
export function createConnectedShopSource(url: string, languages: ShopLanguages): ConnectedSource {
  const [main] = languages.all
  const list = (filter: Filter[], more: object) =>
    main.shop('POST /product', { body: { filter, limit: COMMON_LIMIT, 'total-count-mode': 'exact', ...more } })

  /** Pages of families and single products in one language, with all that the shop has of them. */
  async function* pagesOf(filter: Filter[]): AsyncGenerator<{ ids: string[]; rows: Product[]; total: number }> {
    let last: string | undefined
    let all: number | undefined
    for (;;) {
      const after: Filter[] =
        last === undefined ? [] : [{ type: 'range', field: 'productNumber', parameters: { gt: last } }]
      const includes = { product: ['id', 'productNumber', 'childCount'] }
      const { elements, total } = await list([...filter, ...after], { includes, sort: [{ field: 'productNumber' }] })
      all ??= total
      const next = elements.at(-1)?.productNumber
      if (next === undefined || next === last) return
      yield { ids: elements.map(({ id }) => id), rows: elements, total: all }
      if (elements.length < COMMON_LIMIT) return
      last = next
    }
  }

  async function* read(): AsyncGenerator<SearchBatch> {
    await languages.refresh()
    const categories = await readConnectedCategories(languages)
    const known = new Map<string, IndexedOption>()
    let done = 0
    const pages = [...categories.pages, ...(await readLandingPages(languages))]
    yield { pages, options: categories.options, done, total: 0 }
    for await (const { rows, total } of pagesOf([FAMILIES])) {
      for (const ids of inParts(rows)) {
        const batch = toBatch(await readShopFamilies(languages, ids), languages, categories, known)
        done += ids.length
        yield { ...batch, done, total: Math.max(done, total) }
      }
    }
  }

  /**
   * Changes that were read already. Key: id, with the time of the change. Owner: this source. End: the next look has those of its
   * own minutes. Gain: a product is read once, not with each look of the overlap.
   */
  let seen = new Map<string, string>()
  async function changedFamilies(since: Date): Promise<string[]> {
    const from = { gte: timeText(since) }
    const filter: Filter[] = [
      {
        type: 'multi',
        operator: 'or',
        queries: ['updatedAt', 'createdAt'].map((field) => ({ type: 'range', field, parameters: from })),
      },
    ]
    const families = new Set<string>()
    const now = new Map<string, string>()
    for (let page = 1; ; page += 1) {
      const { elements } = await list(filter, { includes: ONLY_IDS, sort: [{ field: 'id' }], page })
      for (const { id, parentId, updatedAt } of elements) {
        now.set(id, updatedAt ?? '')
        if (seen.get(id) !== (updatedAt ?? '')) families.add(parentId ?? id)
      }
      if (elements.length < COMMON_LIMIT) break
    }
    seen = now
    return [...families]
  }

  async function* readChanged(since: Date): AsyncGenerator<SearchBatch> {
    const before = seen
    const ids = await changedFamilies(since)
    if (ids.length === 0) return
    try {
      await languages.refresh()
      const categories = await readConnectedCategories(languages)
      const known = new Map<string, IndexedOption>()
      for (let from = 0; from < ids.length; from += COMMON_LIMIT) {
        const some = ids.slice(from, from + COMMON_LIMIT)
        const filter: Filter = { type: 'equalsAny', field: 'id', value: some }
        for await (const { rows } of pagesOf([filter]))
          for (const part of inParts(rows))
            yield {
              ...toBatch(await readShopFamilies(languages, part), languages, categories, known),
              done: from,
              total: ids.length,
            }
      }
    } catch (error) {
      // Not read yet: the next look finds them again.
      seen = before
      throw error
    }
  }

  return {
    version: async () => `at ${url}`,
    async count() {
      const { total } = await list([], { limit: 1, includes: ONLY_IDS })
      return total
    },
    read,
    readChanged,
  }
}

/** As a Shopware stores times, in UTC. */
const timeText = (time: Date): string => time.toISOString().replace('T', ' ').replace('Z', '')

/** Families whose variants are about as many as are read at once. */
function* inParts(rows: readonly Product[]): Generator<string[]> {
  let part: string[] = []
  let variants = 0
  for (const { id, childCount } of rows) {
    part.push(id)
    variants += 1 + (childCount ?? 0)
    if (variants < VARIANTS_AT_ONCE) continue
    yield part
    ;[part, variants] = [[], 0]
  }
  if (part.length > 0) yield part
}
