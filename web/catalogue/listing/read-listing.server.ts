import { ServiceFailure } from '#contracts/failure.ts'
import type { ListingCriteria, ProductListing } from '#contracts/shop/listing.ts'
import { withListLimit } from '#web/clients/read-all-pages.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { coveringPages, sliceOf } from './covering-pages.ts'
import { LISTED_FIELDS } from './listed-fields.ts'
import { toFamilies } from './to-families.server.ts'

export interface ListingPart {
  categoryId: string
  /** Option ids that products must have: any of each group, for all groups. */
  options?: readonly string[]
  /** Facts that products must have. */
  traits?: readonly string[]
  /** Bounds by the symbol of a measure. */
  measures?: NonNullable<ListingCriteria['measures']>
  order?: string | undefined
  /** First row, counted from 0, and number of rows. */
  from: number
  count: number
}

/** A part of a listing, whatever the shop allows per request. An order that the shop does not know is ignored. */
export const readListing = (shop: ShopClient, part: ListingPart, limit: number): Promise<ProductListing> =>
  withKnownOrder(part.order, (order) => withListLimit(limit, (most) => readInPages(shop, { ...part, order }, most)))

async function readInPages(shop: ShopClient, part: ListingPart, most: number): Promise<ProductListing> {
  const { limit, first, last } = coveringPages(part.from, part.count, most)
  const criteria: ListingCriteria = {
    limit,
    includes: LISTED_FIELDS,
    ...(part.order ? { order: part.order } : {}),
    ...(part.options?.length ? { properties: part.options.join('|') } : {}),
    ...(part.traits?.length ? { traits: part.traits.join('|') } : {}),
    ...(part.measures && Object.keys(part.measures).length > 0 ? { measures: part.measures } : {}),
  }
  const page = (p: number, body: ListingCriteria) =>
    shop('POST /product-listing/{categoryId}', { path: { categoryId: part.categoryId }, body: { ...body, p } })

  const begin = await page(first, criteria)
  const lastFilled = Math.min(last, Math.ceil(begin.total / limit))
  const others = Array.from({ length: Math.max(0, lastFilled - first) }, (_, index) => first + 1 + index)
  const rest = await Promise.all(others.map((p) => page(p, { ...criteria, 'no-aggregations': true })))
  const elements = rest.length === 0 ? begin.elements : [begin, ...rest].flatMap((listing) => listing.elements)
  const rows = await toFamilies(shop, sliceOf(elements, part, { limit, first }), most)
  return { ...begin, elements: rows }
}

/** Reads a list in an order. One that the shop does not know, perhaps of an old link, is left out. */
async function withKnownOrder<Value>(
  order: string | undefined,
  read: (order: string | undefined) => Promise<Value>,
): Promise<Value> {
  try {
    return await read(order)
  } catch (error) {
    const isUnknown = error instanceof ServiceFailure && error.has('PRODUCT_SORTING_NOT_FOUND')
    if (order === undefined || !isUnknown) throw error
    return read(undefined)
  }
}
