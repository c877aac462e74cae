import { z } from 'zod'
import { LOCALES, type Locale } from '#contracts/locales.ts'
import { createRevisionMemory } from '#backend/search/index/revision-memory.ts'
import { type LocaleIndex, type StoredOption, toLocaleIndexes } from '#backend/search/index/locale-index.ts'
import type { SearchStore } from '#backend/search/find/search-store.ts'
import { askCluster, type Cluster, hitsOf } from './ask-cluster.ts'
import { openSearching, toClusterFailure } from './cluster-client.ts'
import { documentsIn, OPTION_VALUES, readClusterRevision } from './cluster-names.ts'
import { findClusterDocuments, readClusterPlaces, readClusterProducts } from './find-cluster-documents.ts'
import { findClusterNumbers, findSimilarClusterNumbers } from './find-cluster-numbers.ts'
import { pickClusterVariants, readClusterVariants } from './pick-cluster-variants.ts'

/**
 * The indices that `npm run search:index` writes, in an OpenSearch or Elasticsearch.
 * @param age milliseconds for which new indices may go unnoticed
 * @param patience milliseconds for one call, by default what a visitor waits
 */
export function openClusterStore(
  url: string,
  age: number,
  patience?: number,
): SearchStore & { close(): Promise<void> } {
  const client = openSearching(url, patience)
  const cluster: Cluster = { client, url }
  const readRevision = () =>
    readClusterRevision(client).catch((error: unknown) => Promise.reject(toClusterFailure(error, url)))
  return {
    readIndexes: createRevisionMemory(readRevision, (revision) => readIndexes(cluster, revision), age),
    findDocuments: (wanted) => findClusterDocuments(cluster, wanted),
    findNumbers: (keys, filter) => findClusterNumbers(cluster, keys, filter),
    findSimilarNumbers: (keys, filter) => findSimilarClusterNumbers(cluster, keys, filter),
    pickVariants: (products, concepts, index, filter) =>
      pickClusterVariants(cluster, products, concepts, index, filter),
    readFoundVariants: (ids) => readClusterVariants(cluster, ids),
    readPlaces: (locale, places) => readClusterPlaces(cluster, locale, places),
    readProductDocuments: (locale, products) => readClusterProducts(cluster, locale, products),
    close: () => client.close(),
  }
}

const namesSchema = z.record(z.enum(LOCALES), z.string())
const optionSchema = z.object({
  id: z.string(),
  filter: z.string(),
  key: z.string(),
  position: z.number(),
  names: namesSchema,
  labels: namesSchema,
})
/** Most hits of one response of a cluster. A catalogue has fewer options; further titles are not completed. */
const MOST_AT_ONCE = 10_000
const MOST_TITLES = 10_000

async function readIndexes(cluster: Cluster, revision: string): Promise<Record<Locale, LocaleIndex>> {
  const words = new Map<Locale, ReadonlyMap<string, number>>()
  const titles = new Map<Locale, readonly string[]>()
  for (const locale of LOCALES) {
    words.set(locale, await readWords(cluster, locale))
    titles.set(locale, await readTitles(cluster, locale))
  }
  const body = { query: { match_all: {} }, size: MOST_AT_ONCE }
  const { hits } = await askCluster(cluster, OPTION_VALUES, body, hitsOf(optionSchema))
  const options = hits.hits.map(({ _source }): StoredOption => _source)
  return toLocaleIndexes(
    revision,
    (locale) => ({ words: words.get(locale) ?? new Map(), titles: titles.get(locale) ?? [] }),
    options,
  )
}

const titleSchema = z.object({ title: z.string(), data: z.object({ seoPath: z.string() }) })

/** Reads the names of categories, then of products: only they have a path in the shop. */
async function readTitles(cluster: Cluster, locale: Locale): Promise<string[]> {
  const body = {
    query: { terms: { processor: ['website', 'shop product'] } },
    _source: ['title', 'data.seoPath'],
    size: MOST_TITLES,
    track_total_hits: false,
    sort: [{ processor: 'desc' }, { position: 'asc' }, { ref: 'asc' }],
  }
  const { hits } = await askCluster(cluster, documentsIn(locale), body, hitsOf(titleSchema))
  return hits.hits.filter(({ _source }) => _source.data.seoPath !== '').map(({ _source }) => _source.title)
}

const wordsSchema = z.object({
  aggregations: z.object({
    words: z.object({
      after_key: z.object({ word: z.string() }).optional(),
      buckets: z.array(z.object({ key: z.object({ word: z.string() }), doc_count: z.number() })),
    }),
  }),
})
/** Words of one response. */
const WORDS_AT_ONCE = 10_000

/** Reads how many documents have each word. */
async function readWords(cluster: Cluster, locale: Locale): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  let after: { word: string } | undefined
  do {
    const composite = {
      size: WORDS_AT_ONCE,
      sources: [{ word: { terms: { field: 'vocabulary' } } }],
      ...(after && { after }),
    }
    const body = { size: 0, track_total_hits: false, aggs: { words: { composite } } }
    const { aggregations } = await askCluster(cluster, documentsIn(locale), body, wordsSchema)
    for (const { key, doc_count: count } of aggregations.words.buckets) counts.set(key.word, count)
    after = aggregations.words.after_key
  } while (after !== undefined)
  return counts
}
