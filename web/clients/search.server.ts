import type { Reading } from '#contracts/content/reading.ts'
import { asRecord } from '#contracts/content/json-record.ts'
import { ServiceFailure } from '#contracts/failure.ts'
import type { HitPage } from '#contracts/search/hit-page.ts'
import { readHitPage } from '#contracts/search/read-hit-page.ts'
import { type SearchRequest, toSearchParams } from '#contracts/search/search-request.ts'
import { callService, type Endpoint } from './call.server.ts'

/**
 * Searches.
 * @throws ServiceFailure; with the status 429 it has the seconds to wait.
 */
export type SearchClient = (request: SearchRequest) => Promise<HitPage>

/** @param reading pictures of contacts are relative to the content system. */
export const createSearchClient =
  (endpoint: Endpoint, reading: Reading): SearchClient =>
  async (request) => {
    const { json } = await callService(endpoint, {
      service: 'search',
      operation: 'GET /search',
      query: toSearchParams(request),
      kind: 'part',
    })
    if (isEnvelope(json)) return readHitPage(json, reading)
    // Something else in JSON is not a search without hits.
    throw new ServiceFailure({
      service: 'search',
      operation: 'GET /search',
      kind: 'malformed',
      status: 502,
      errors: [],
    })
  }

const isEnvelope = (json: unknown): boolean => Array.isArray(asRecord(asRecord(json).hits).hits)
