import { newId } from '#backend/database/id.ts'
import { CONTEXT_TOKEN } from '#contracts/shop/headers.ts'
import {
  changeStructs,
  type JsonObject,
  jsonObjectsIn,
  isJsonObject,
  isOperation,
  refusalAnswer,
  type ShopwareTrait,
  type StandInAnswer,
  type StandInCall,
} from '#test/support/shopware/call.ts'
import { type CartStore, hashOfLines, openCartStore, READ_WORK, type StoredLine, undisguise } from './cart-store.ts'
import type { PurchaseRules } from './corrections.ts'

/**
 * Carts without a lock, orders without idempotency (observed, A10, A16 and S3). Of eight simultaneous additions some
 * are lost. A read that began before an addition undoes it. Two simultaneous sends are two orders.
 */
export const cartsWithoutLock =
  (rules: PurchaseRules): ShopwareTrait =>
  (answer) => {
    const store = openCartStore(answer, rules)
    return async (call) => finish(call, store, await answerOf(call, store))

    async function answerOf(call: StandInCall, carts: CartStore): Promise<StandInAnswer> {
      if (isOperation(call, 'POST /checkout/cart/line-item')) {
        const isProduct = jsonObjectsIn(call.body['items']).every(({ type }) => type === 'product')
        return isProduct ? carts.update(call, (lines) => addLines(lines, call)) : answer(call)
      }
      if (isOperation(call, 'PATCH /checkout/cart/line-item'))
        return hasAll(carts, call, lineIds(call))
          ? carts.update(call, (lines) => patchLines(lines, call))
          : answer(call)
      if (isOperation(call, 'POST /checkout/cart/line-item/delete')) {
        const ids = removedIds(call)
        return hasAll(carts, call, ids)
          ? carts.update(call, (lines) => lines.filter(({ id }) => !ids.includes(id)))
          : answer(call)
      }
      if (isOperation(call, 'POST /checkout/order')) return order(call, carts)
      const token = call.headers.get(CONTEXT_TOKEN) ?? ''
      // A read calculates the cart and stores it again (observed, S3).
      if (isOperation(call, 'GET /checkout/cart') && carts.linesOf(call).length > 0)
        return withoutLosses(await carts.update(call, (lines) => lines, READ_WORK))
      const given = await answer(call)
      if (isOperation(call, 'POST /account/login') && given.status < 300) {
        const entered = given.headers.get(CONTEXT_TOKEN) ?? token
        carts.forget(token)
        await carts.adopt(call, entered)
      }
      if (isOperation(call, 'DELETE /checkout/cart')) carts.forget(token)
      if (isOperation(call, 'POST /account/register')) carts.move(token, given.headers.get(CONTEXT_TOKEN) ?? token)
      return given
    }

    async function order(call: StandInCall, carts: CartStore): Promise<StandInAnswer> {
      const lines = carts.linesOf(call)
      const { hash, ...body } = call.body
      if (hash !== undefined && hash !== hashOfLines(lines))
        return refusalAnswer(call, 409, 'CHECKOUT__CART_HASH_MISMATCH', 'Content hash mismatch for cart.')
      await carts.work()
      return carts.inTurn(async () => {
        if (lines.length > 0) await carts.write(call, lines)
        const given = await answer({ ...call, body })
        if (given.status < 300) carts.forget(call.headers.get(CONTEXT_TOKEN) ?? '')
        return given
      })
    }
  }

/** Payloads and hash as a Shopware sends them. */
function finish(call: StandInCall, carts: CartStore, given: StandInAnswer): StandInAnswer {
  changeStructs(given.json, (alias, struct) => {
    if (isJsonObject(struct['payload'])) struct['payload'] = undisguise(struct['payload'])
    if (alias !== 'cart') return
    const token = given.headers.get(CONTEXT_TOKEN) ?? ''
    const headers = new Headers({ [CONTEXT_TOKEN]: token })
    struct['hash'] = hashOfLines(carts.linesOf({ ...call, headers }))
  })
  return given
}

/** A read says nothing of a product that was deleted or deactivated (observed, S7). */
function withoutLosses(given: StandInAnswer): StandInAnswer {
  if (!isJsonObject(given.json) || !isJsonObject(given.json['errors'])) return given
  const errors = Object.entries(given.json['errors']).filter(
    ([, error]) => !isJsonObject(error) || error['messageKey'] !== 'product-not-found',
  )
  given.json['errors'] = errors.length === 0 ? [] : Object.fromEntries(errors)
  return given
}

const lineIds = ({ body }: StandInCall): unknown[] => jsonObjectsIn(body['items']).map(({ id }) => id)
const removedIds = ({ body }: StandInCall): unknown[] => (Array.isArray(body['ids']) ? body['ids'] : [])

const hasAll = (carts: CartStore, call: StandInCall, ids: readonly unknown[]): boolean =>
  ids.length > 0 && ids.every((id) => carts.linesOf(call).some((line) => line.id === id))

/** Lines of equal ids add up. Any other id is a line of its own, and its payload stays (observed, A16). */
function addLines(lines: StoredLine[], { body }: StandInCall): StoredLine[] {
  for (const item of jsonObjectsIn(body['items'])) {
    const id = typeof item['id'] === 'string' ? item['id'] : newId()
    const quantity = Number(item['quantity'] ?? 1)
    const same = lines.find((line) => line.id === id)
    if (same) same.quantity += quantity
    else lines.push({ id, referencedId: String(item['referencedId'] ?? id), quantity, payload: payloadOf(item) })
  }
  return lines
}

function patchLines(lines: StoredLine[], { body }: StandInCall): StoredLine[] {
  for (const { id, quantity, payload } of jsonObjectsIn(body['items'])) {
    const line = lines.find((one) => one.id === id)
    if (!line) continue
    if (typeof quantity === 'number') line.quantity = quantity
    if (isJsonObject(payload)) Object.assign(line.payload, payload)
  }
  return lines
}

const payloadOf = ({ payload }: JsonObject): JsonObject => (isJsonObject(payload) ? payload : {})
