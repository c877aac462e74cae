import type { ChainRackNumbers } from '#contracts/chain-rack.ts'
import { factsOf } from '#contracts/shop/product-facts.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { rackNumbers } from '#web/tools/chain-rack/sums/rack-numbers.ts'

const FIELDS = {
  product: ['id', 'productNumber', 'customFields.profilwerk.solids', 'customFields.profilwerk.cut'],
}

/** Preferred guides: the first of them that the shop has will do. */
const MOST_ASKED = 20

/**
 * A guide with a shape that is cut to length, for an example of its model; undefined if the shop or the calculator has none.
 * @throws ServiceFailure
 */
export async function findShapedItem(
  shop: ShopClient,
  numbers: ChainRackNumbers | undefined,
): Promise<{ id: string; number: string } | undefined> {
  if (!numbers) return undefined
  const value = rackNumbers(numbers).slice(0, MOST_ASKED)
  const body = {
    filter: [{ type: 'equalsAny' as const, field: 'productNumber', value }],
    includes: FIELDS,
    limit: MOST_ASKED,
  }
  const { elements } = await shop('POST /product', { body })
  const byNumber = new Map(elements.map((product) => [product.productNumber, product]))
  const found = value.map((number) => byNumber.get(number)).find((product) => product && isShaped(product))
  return found && { id: found.id, number: found.productNumber }
}

function isShaped(product: Parameters<typeof factsOf>[0]): boolean {
  const { solids, cut } = factsOf(product)
  return solids.length > 0 && cut !== undefined
}
