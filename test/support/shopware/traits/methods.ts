import { isJsonObject, isOperation, type ShopwareTrait } from '#test/support/shopware/call.ts'

/** Methods of a sales channel. */
export type MethodKind = 'payment' | 'shipping'

/** It lists the methods that are active in the sales channel, which may be none (observed, S8). */
export const activeMethods =
  (inactive: readonly MethodKind[]): ShopwareTrait =>
  (answer) =>
  async (call) => {
    const given = await answer(call)
    const isNone = inactive.some((kind) => isOperation(call, `POST /${kind}-method`))
    if (isNone && isJsonObject(given.json)) Object.assign(given.json, { elements: [], total: 0 })
    return given
  }
