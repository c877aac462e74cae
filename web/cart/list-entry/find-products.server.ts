import type { Filter } from '#contracts/shop/criteria.ts'
import type { Product } from '#contracts/shop/product.ts'
import { readAllProducts } from '#web/catalogue/listing/read-all.server.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { type FoundProducts, writtenAs } from './found-products.ts'
import { likelySpellings, nearestNumbers, spellingKey } from './lines/number-spelling.ts'
import { alikeAtFirst, hasParts, nearNumbers, similarNumbers } from './lines/similar-numbers.ts'

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
  media: ['url', 'metaData', 'thumbnails'],
  media_thumbnail: ['url', 'width'],
}

/** Numbers whose neighbours are looked for; a list with more unknown numbers is not one of this shop. */
const MOST_UNKNOWN = 48
/** Numbers in one such request, so that the shop's bound of 50 filters holds. */
const NEAR_AT_ONCE = 4
const SIMILAR_AT_ONCE = 4
const ALIKE_AT_ONCE = 8
/** Products in one response; each shop allows as many. */
const MOST_SIMILAR = 100
/** Of a product that is only compared by its number: most similar ones are not shown. */
const COMPARED_PRODUCT_FIELDS = { product: ['id', 'productNumber', 'childCount'] }
const MOST_NEAREST = 3

/** Finds the products of item numbers in any spelling. */
export async function findProducts(shop: ShopClient, listed: readonly string[], limit: number): Promise<FoundProducts> {
  const numbers = listed.filter((number) => likelySpellings(number).length > 0)
  const byKey = new Map<string, Product[]>()
  const note = (products: readonly Product[]) => {
    for (const product of products) {
      const key = spellingKey(product.productNumber)
      const alike = byKey.get(key) ?? []
      if (!alike.some(({ id }) => id === product.id)) byKey.set(key, [...alike, product])
    }
  }
  for (const value of chunksOf([...new Set(numbers.flatMap(likelySpellings))], limit)) {
    note(await readBy(shop, { type: 'equalsAny', field: 'productNumber', value }, limit))
  }
  // One that differs from a found number in signs may be another number's, which is not found yet.
  const others = numbers.filter((number) => !writtenAs(byKey.get(spellingKey(number)) ?? [], number))
  const unknown = [...new Map(others.map((number) => [spellingKey(number), number])).values()].slice(0, MOST_UNKNOWN)
  const wanted = new Set(unknown.map(spellingKey))
  const nearest = new Map<string, string[]>()
  const sameKey = new Set<string>()
  const search = async (
    numbers: readonly string[],
    toFilter: (number: string) => Filter | undefined,
    atOnce: number,
  ) => {
    for (const some of chunksOf(numbers, atOnce)) {
      const similar = await readSimilar(shop, some.map(toFilter))
      // Of too many matches the shop sends the first. A number then has the same ones as if it were alone.
      if (similar.length >= MOST_SIMILAR && some.length > 1) {
        await search(some, toFilter, Math.ceil(some.length / 2))
        continue
      }
      for (const { productNumber } of similar) if (wanted.has(spellingKey(productNumber))) sameKey.add(productNumber)
      // To compare each of them with all that were ever found would take longer than to find them.
      const candidates = similar.filter(isOrderable).map(({ productNumber }) => productNumber)
      for (const number of some) nearest.set(spellingKey(number), nearestNumbers(number, candidates, MOST_NEAREST))
    }
  }
  await search(unknown, nearNumbers, NEAR_AT_ONCE)
  // Without separators its parts are not those of the number that it spells.
  const rest = unknown.filter((number) => !hasParts(number) || !nearest.get(spellingKey(number))?.length)
  await search(rest, similarNumbers, SIMILAR_AT_ONCE)
  const last = rest.filter((number) => !hasParts(number) && !nearest.get(spellingKey(number))?.length)
  await search(last, alikeAtFirst, ALIKE_AT_ONCE)
  for (const value of chunksOf([...sameKey], limit)) {
    note(await readBy(shop, { type: 'equalsAny', field: 'productNumber', value }, limit))
  }
  return { byKey, nearest }
}

/** Reads the numbers that match one of the filters. */
async function readSimilar(shop: ShopClient, filters: readonly (Filter | undefined)[]): Promise<Product[]> {
  const queries = filters.filter((filter) => filter !== undefined)
  if (queries.length === 0) return []
  const filter: Filter[] = [{ type: 'or', queries }]
  const body = { filter, includes: COMPARED_PRODUCT_FIELDS, limit: MOST_SIMILAR }
  return (await shop('POST /product', { body })).elements
}

const readBy = (shop: ShopClient, filter: Filter, limit: number): Promise<Product[]> =>
  readAllProducts(shop, { filter: [filter], includes: LISTED_PRODUCT_FIELDS }, limit)

/** A family is listed, not ordered. */
export const isOrderable = ({ childCount }: Product): boolean => !childCount

export const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
