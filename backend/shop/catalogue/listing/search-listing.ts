import type { LanguageCode } from '#backend/database/schema/columns.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import type { ProductListing } from '#contracts/shop/listing.ts'
import { readAllCandidates } from './candidates.ts'
import { readListingInput } from './listing-criteria.ts'
import { listingOf } from './product-listing.ts'
import { RELEVANCE } from './sortings.ts'

/** Finds products by words and item numbers: their ids, the best first. Undefined if another service is searched. */
export type FindProducts = (term: string, language: LanguageCode) => Promise<readonly string[] | undefined>

interface Given {
  body: object
}

/** Lists the products that are found, with the possible filters. */
export const searchListing =
  (find: FindProducts | undefined) =>
  async ({ body }: Given, context: ShopContext): Promise<ProductListing> => {
    const term = readTerm(body)
    const input = readListingInput(body, context.settings.maxLimit, RELEVANCE)
    const found = await find?.(term, context.languageCode)
    if (found === undefined) throw new ShopError(503, '0', 'The search is not available.')
    const rankOf = new Map(found.map((id, rank) => [id, rank]))
    const candidates = (await readAllCandidates(context)).flatMap((candidate) => {
      const rank = rankOf.get(candidate.id)
      return rank === undefined ? [] : [{ ...candidate, rank }]
    })
    return listingOf(context, { candidates, input, currentFilters: { navigationId: '', search: term } })
  }

/** The same without aggregations. */
export const suggestProducts =
  (find: FindProducts | undefined) =>
  ({ body }: Given, context: ShopContext): Promise<ProductListing> =>
    searchListing(find)({ body: { ...body, 'no-aggregations': true } }, context)

function readTerm(body: object): string {
  const term = 'search' in body ? body.search : undefined
  if (typeof term === 'string' && term.trim() !== '') return term.trim()
  throw new ShopError(400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER', 'Parameter "search" is missing.', {
    pointer: '/search',
    parameters: { parameter: 'search' },
  })
}
