import type { HitDocument, SearchDocument } from '#contracts/search/search-document.ts'
import type { Processor } from '#contracts/search/search-request.ts'

/** A hit as a search service sends it; `more` are fields of its source. */
export const hitDocument = (
  processor: Processor,
  id: string,
  more: Partial<HitDocument['_source']> = {},
): HitDocument => ({
  _index: 'content',
  _id: id,
  _score: 1,
  _source: {
    processor,
    title: id,
    url: `/de/${id}`,
    img: '',
    data: { content: '', seoPath: '', shortDescription: '' },
    ...more,
  },
})

/** Hits as the response of a service that counts them by source; `counts` of sources, `more` of the envelope. */
export const searchDocument = (
  hits: HitDocument[],
  counts: Partial<Record<Processor, number>>,
  more: Partial<SearchDocument> = {},
): SearchDocument => ({
  took: 1,
  timed_out: false,
  hits: { total: { value: hits.length, relation: 'eq' }, max_score: 1, hits },
  aggregations: {
    processor: {
      buckets: (['shop product', 'website', 'contacts', 'downloads'] as const).map((key) => ({
        key,
        doc_count: counts[key] ?? 0,
      })),
    },
  },
  ...more,
})
