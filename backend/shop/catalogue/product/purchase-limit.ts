import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { struct } from '#backend/http/struct.ts'
import { checkId } from '#backend/shop/criteria/check-id.ts'
import { idList } from '#backend/shop/criteria/criteria-schema.ts'
import { MOST_PIECES } from '#contracts/shop/bounds.ts'
import type { PurchaseLimit } from '#contracts/shop/find-variant.ts'
import { readProductRecords } from './product-rows.ts'

/**
 * Returns the quantities in which products are sold; those that do not exist are left out.
 * @throws ShopError 400 without ids.
 */
export async function listPurchaseLimits(
  { body }: { body: { ids?: unknown } },
  { db, languageCode }: ShopContext,
): Promise<PurchaseLimit[]> {
  const ids = idList.safeParse(body.ids ?? [])
  if (!ids.success || ids.data.length === 0) throw missing()
  const wanted = [...new Set(ids.data.map(checkId))]
  const rows = await readProductRecords(db, languageCode, wanted, { facts: 'none', descriptions: false })
  const stocks = new Map(rows.map(({ id, stock }) => [id, stock ?? 0]))
  return wanted.flatMap((productId) => {
    const stock = stocks.get(productId)
    return stock === undefined ? [] : [struct('product_purchase_limit', { productId, ...ANY_QUANTITY, stock })]
  })
}

const ANY_QUANTITY = { minPurchase: 1, purchaseSteps: 1, maxPurchase: MOST_PIECES }

const missing = (): ShopError =>
  new ShopError(400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER', 'Parameter "ids" is missing.', {
    pointer: '/ids',
    parameters: { parameter: 'ids' },
  })
