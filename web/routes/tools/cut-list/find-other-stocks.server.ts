import type { Product } from '#contracts/shop/product.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import { readAllProducts } from '#web/catalogue/listing/read-all.server.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import type { StockItem } from '#web/tools/cut-list/compare-stocks.ts'

const FIELDS = { product: ['id', 'parentId', 'productNumber', 'optionIds', 'customFields.profilwerk.cut'] }

/** Items whose families are read: each may have hundreds of variants. */
const MOST_COMPARED = 4
/** Stock lengths besides the present one; a longer list would not be read. */
const MOST_STOCKS = 4

/**
 * The variants that differ from an item in one option and in their stock length, by its number. They are other forms of
 * delivery of the same part. Items beyond the first few have none.
 * @throws ServiceFailure
 */
export async function findOtherStocks(
  shop: ShopClient,
  products: readonly Product[],
  limit: number,
): Promise<ReadonlyMap<string, StockItem[]>> {
  const compared = products.filter(({ parentId }) => parentId).slice(0, MOST_COMPARED)
  const parents = [...new Set(compared.flatMap(({ parentId }) => parentId ?? []))]
  if (parents.length === 0) return new Map()
  const body = { filter: [{ type: 'equalsAny' as const, field: 'parentId', value: parents }], includes: FIELDS }
  const variants = await readAllProducts(shop, body, limit)
  return new Map(
    compared.map(({ productNumber }) => {
      const own = variants.find((variant) => variant.productNumber === productNumber)
      return [productNumber, own ? variants.flatMap((other) => stockOf(other, own)).slice(0, MOST_STOCKS) : []]
    }),
  )
}

function stockOf(other: Product, own: Product): StockItem[] {
  const [cut, present] = [factsOf(other).cut, factsOf(own).cut]
  if (!cut || !present || cut.bar === present.bar || other.parentId !== own.parentId) return []
  const options = new Set(own.optionIds)
  const differing = (other.optionIds ?? []).filter((id) => !options.has(id)).length
  const isSame = differing <= 1 && other.optionIds?.length === own.optionIds?.length
  return isSame ? [{ number: other.productNumber, bar: cut.bar, kerf: cut.kerf }] : []
}
