import type { Filter } from '#contracts/shop/criteria.ts'
import type { Product } from '#contracts/shop/product.ts'
import { readAllProducts } from '#web/catalogue/listing/read-all.server.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { likelySpellings, nearestNumbers, similarNumbers, spellingKey } from './number-spelling.ts'

/** The fields of a product that checking a line needs. */
const LISTED_PRODUCT_FIELDS = {
  product: [
    'id',
    'parentId',
    'productNumber',
    'childCount',
    'minPurchase',
    'maxPurchase',
    'calculatedMaxPurchase',
    'purchaseSteps',
    'cover',
    'name',
    'translated.name',
    ...['cut', 'format'].map((fact) => `customFields.profilwerk.${fact}`),
  ],
  product_media: ['media'],
  media: ['url', 'metaData'],
}

/** Numbers whose neighbours are looked for; a list with more unknown numbers is not one of this shop. */
const MOST_UNKNOWN = 48
/** Numbers in one such request, within the shop's bound of filters. */
const UNKNOWN_AT_ONCE = 8
/** Products in one response; each shop allows as many. */
const MOST_SIMILAR = 100
const MOST_NEAREST = 3

export interface FoundProducts {
  /** By `spellingKey`. */
  byKey: ReadonlyMap<string, Product>
  /** For a number that the shop does not have: the nearest ones that it has. */
  nearest: ReadonlyMap<string, readonly string[]>
}

/** Finds the products of item numbers in any spelling. Two numbers that differ only in spelling are one product. */
export async function findProducts(
  shop: ShopClient,
  numbers: readonly string[],
  limit: number,
): Promise<FoundProducts> {
  const byKey = new Map<string, Product>()
  const note = (products: readonly Product[]) => {
    for (const product of products) byKey.set(spellingKey(product.productNumber), product)
  }
  for (const value of chunksOf([...new Set(numbers.flatMap(likelySpellings))], limit)) {
    note(await readBy(shop, { type: 'equalsAny', field: 'productNumber', value }, limit))
  }
  const unknown = [...new Map(numbers.map((number) => [spellingKey(number), number]))]
    .filter(([key]) => key !== '' && !byKey.has(key))
    .slice(0, MOST_UNKNOWN)
    .map(([, number]) => number)
  const similar: Product[] = []
  for (const some of chunksOf(unknown, UNKNOWN_AT_ONCE)) {
    const filter: Filter = { type: 'or', queries: some.map(similarNumbers) }
    const body = { filter: [filter], includes: LISTED_PRODUCT_FIELDS, limit: MOST_SIMILAR }
    similar.push(...(await shop('POST /product', { body })).elements)
  }
  note(similar)
  const candidates = [...new Set(similar.filter(isOrderable).map(({ productNumber }) => productNumber))]
  const nearest = new Map(
    unknown.map((number) => [spellingKey(number), nearestNumbers(number, candidates, MOST_NEAREST)]),
  )
  return { byKey, nearest }
}

const readBy = (shop: ShopClient, filter: Filter, limit: number): Promise<Product[]> =>
  readAllProducts(shop, { filter: [filter], includes: LISTED_PRODUCT_FIELDS }, limit)

/** A family is listed, not ordered. */
export const isOrderable = ({ childCount }: Product): boolean => !childCount

export const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
