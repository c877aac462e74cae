import type { Reading } from '#contracts/content/reading.ts'
import { asNumber, asRecord } from '#contracts/content/json-record.ts'
import { type Failure, ServiceFailure } from '#contracts/failure.ts'
import type { HitPage, Understood } from '#contracts/search/hit-page.ts'
import { readHitPage } from '#contracts/search/read-hit-page.ts'
import { type SearchRequest, toSearchParams } from '#contracts/search/search-request.ts'
import { callService, type Endpoint } from './call.server.ts'

/**
 * Searches.
 * @throws ServiceFailure; with the status 429 it has the seconds to wait.
 */
export type SearchClient = (request: SearchRequest) => Promise<HitPage>

const OPERATION = 'GET /search'

/** @param reading pictures of contacts are relative to the content system. */
export const createSearchClient =
  (endpoint: Endpoint, reading: Reading): SearchClient =>
  async (request) => {
    const { json } = await callService(endpoint, {
      service: 'search',
      operation: OPERATION,
      query: toSearchParams(request),
      kind: 'part',
    })
    if (isEnvelope(json)) {
      const page = readHitPage(json, reading)
      // The missing parts may have had hits.
      if (page.hits.length === 0 && isPartial(json)) throw failed('unreachable', 503)
      return { ...page, understood: page.understood && asTyped(page.understood, request.term) }
    }
    // Something else in JSON is not a search without hits.
    throw failed('malformed', 502)
  }

const failed = (kind: Failure['kind'], status: number): ServiceFailure =>
  new ServiceFailure({ service: 'search', operation: OPERATION, kind, status, errors: [] })

/** Parts of the term as the visitor wrote them: the service gets and repeats them in lower case. */
function asTyped(understood: Understood, term: string): Understood {
  const { numbers, measures, synonyms, corrected, parts, unknown, language } = understood
  const lower = term.toLowerCase()
  const typed = (text: string) => {
    const start = lower.indexOf(text.toLowerCase())
    const found = term.slice(Math.max(start, 0), Math.max(start, 0) + text.length)
    return found.toLowerCase() === text.toLowerCase() ? found : text
  }
  const withWord = <Part extends { word: string }>(part: Part) => ({ ...part, word: typed(part.word) })
  return {
    numbers: numbers.map(typed),
    measures: measures.map((measure) => ({ ...measure, text: typed(measure.text) })),
    synonyms: synonyms.map(withWord),
    corrected: corrected.map(withWord),
    parts: parts.map(withWord),
    unknown: unknown.map(typed),
    language,
  }
}

const isEnvelope = (json: unknown): boolean => Array.isArray(asRecord(asRecord(json).hits).hits)

/** Whether an Elasticsearch ran out of time, or parts of its index failed. It answers 200 all the same. */
function isPartial(json: unknown): boolean {
  const { timed_out: isLate, _shards: shards } = asRecord(json)
  return isLate === true || asNumber(asRecord(shards).failed) > 0
}
