import type { SearchDocument } from './search-document.ts'

/** The search's call. Its query is written by `toSearchParams`; the response is read by `readHitPage`. */
export interface SearchOperations {
  'GET /search': { query: URLSearchParams; response: SearchDocument }
}
