/** The store of the index is down or too slow. A later attempt may succeed. */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable'
}
