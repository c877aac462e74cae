import type { SearchResult } from '#contracts/shop/criteria.ts'

/** Shopware's default maximum of a request, and its default limit. */
export const COMMON_LIMIT = 100

interface Page {
  page: number
  limit: number
  'total-count-mode': 'exact'
}

/** Reads all elements of a list, in as many requests as the shop's limit requires. */
export async function readAllPages<Element>(
  readPage: (page: Page) => Promise<Pick<SearchResult<Element>, 'elements' | 'total'>>,
  limit = COMMON_LIMIT,
): Promise<Element[]> {
  const read = (page: number) => readPage({ page, limit, 'total-count-mode': 'exact' })
  const first = await read(1)
  const others = Array.from({ length: Math.max(0, Math.ceil(first.total / limit) - 1) }, (_, index) => index + 2)
  const rest = await Promise.all(others.map(read))
  return rest.length === 0 ? first.elements : [first, ...rest].flatMap(({ elements }) => elements)
}
