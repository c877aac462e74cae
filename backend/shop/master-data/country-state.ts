import type { ShopContext } from '#backend/http/shop-context.ts'
import { searchResult } from '#backend/http/struct.ts'
import { checkId } from '#backend/shop/criteria/check-id.ts'
import { readCriteria } from '#backend/shop/criteria/read-criteria.ts'
import type { SearchResult } from '#contracts/shop/criteria.ts'
import type { CountryState } from '#contracts/shop/customer.ts'

/** Lists the states of a country. The embedded shop has none. */
export async function listCountryStates(
  { path, body }: { path: { countryId: string }; body: object },
  { settings }: ShopContext,
): Promise<SearchResult<CountryState>> {
  checkId(path.countryId)
  const { page, limit } = readCriteria(body, settings.maxLimit)
  return searchResult('country_state', [], { total: 0, page, limit })
}
