import { ServiceFailure } from '#contracts/failure.ts'
import type { SearchResult } from '#contracts/shop/criteria.ts'

/** Shopware's default maximum of a request, and its default limit. */
export const COMMON_LIMIT = 100

interface Page {
  page: number
  limit: number
  'total-count-mode': 'exact'
}

/** Reads with the limit, or with the common one if the shop refuses that many at once. */
export async function withListLimit<Value>(limit: number, read: (limit: number) => Promise<Value>): Promise<Value> {
  try {
    return await read(limit)
  } catch (error) {
    const isRefused = error instanceof ServiceFailure && error.has('FRAMEWORK__QUERY_LIMIT_EXCEEDED')
    if (!isRefused || limit <= COMMON_LIMIT) throw error
    return read(COMMON_LIMIT)
  }
}

/** Reads all elements of a list, in as many requests as the shop's limit requires. */
export const readAllPages = <Element>(
  readPage: (page: Page) => Promise<Pick<SearchResult<Element>, 'elements' | 'total'>>,
  most = COMMON_LIMIT,
): Promise<Element[]> =>
  withListLimit(most, async (limit) => {
    const read = (page: number) => readPage({ page, limit, 'total-count-mode': 'exact' })
    const first = await read(1)
    const others = Array.from({ length: Math.max(0, Math.ceil(first.total / limit) - 1) }, (_, index) => index + 2)
    const rest = await Promise.all(others.map(read))
    return rest.length === 0 ? first.elements : [first, ...rest].flatMap(({ elements }) => elements)
  })
