import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { CONTEXT_TOKEN } from '#contracts/shop/headers.ts'
import {
  type AnswerCall,
  type JsonObject,
  jsonObjectsIn,
  isJsonObject,
  type StandInAnswer,
  type StandInCall,
} from '#test/support/shopware/call.ts'
import { correctionErrors, correctQuantities, type PurchaseRules } from './corrections.ts'

export interface StoredLine {
  id: string
  referencedId: string
  quantity: number
  payload: JsonObject
}

/** How long its cart works between reading and writing, ms. */
const WORK = 25
/** As long for a read, which was seen to store the cart after an addition that began later (S3). */
export const READ_WORK = 40

/**
 * Carts as a Shopware stores them: read whole, worked on, written whole, without a lock. Of changes at the same time
 * the last one stays (observed, A16). The embedded shop behind it calculates the written cart.
 */
export function openCartStore(answer: AnswerCall, rules: PurchaseRules) {
  const carts = new Map<string, StoredLine[]>()
  let turn: Promise<unknown> = Promise.resolve()
  /** The calculation of one cart is several calls, which belong together. */
  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = turn.then(task, task)
    turn = result.catch(() => undefined)
    return result
  }
  const linesOf = (call: StandInCall) => carts.get(call.headers.get(CONTEXT_TOKEN) ?? '') ?? []

  async function write(call: StandInCall, lines: readonly StoredLine[]): Promise<StandInAnswer> {
    if (call.headers.has(CONTEXT_TOKEN)) await answer({ ...call, method: 'DELETE', path: '/checkout/cart', body: {} })
    const items = lines.map((line) => ({ ...line, type: 'product', payload: disguise(line.payload) }))
    return items.length === 0
      ? answer({ ...call, method: 'GET', path: '/checkout/cart', body: {} })
      : answer({ ...call, method: 'POST', path: '/checkout/cart/line-item', body: { items } })
  }

  return {
    linesOf,
    inTurn,
    write,
    work: () => pause(WORK),
    forget: (token: string) => carts.delete(token),
    /** Takes over the cart that the embedded shop merged under a token at a sign-in. */
    async adopt(call: StandInCall, token: string) {
      const headers = new Headers(call.headers)
      headers.set(CONTEXT_TOKEN, token)
      const { json } = await answer({ ...call, headers, method: 'GET', path: '/checkout/cart', body: {} })
      carts.set(token, jsonObjectsIn(isJsonObject(json) ? json['lineItems'] : []).map(toStoredLine))
    },
    /** A registration moves the cart to the new token. */
    move(from: string, to: string) {
      const lines = carts.get(from)
      if (!lines || from === to) return
      carts.delete(from)
      carts.set(to, lines)
    },
    /** Reads the cart, works, and writes what `change` makes of it. */
    async update(
      call: StandInCall,
      change: (lines: StoredLine[]) => StoredLine[],
      work = WORK,
    ): Promise<StandInAnswer> {
      const before = linesOf(call)
      const { corrected, corrections } = correctQuantities(change(structuredClone(before)), rules)
      await pause(work)
      return inTurn(async () => {
        const given = await write(call, corrected)
        if (given.status >= 300) {
          await write(call, before)
          return given
        }
        const lineItems = jsonObjectsIn(isJsonObject(given.json) ? given.json['lineItems'] : [])
        const known = new Set(lineItems.map(({ id }) => id))
        carts.set(
          given.headers.get(CONTEXT_TOKEN) ?? '',
          corrected.filter(({ id }) => known.has(id)),
        )
        if (isJsonObject(given.json)) addErrors(given.json, correctionErrors(corrections, lineItems))
        return given
      })
    },
  }
}

const toStoredLine = ({ id, referencedId, quantity, payload }: JsonObject): StoredLine => ({
  id: String(id),
  referencedId: String(referencedId),
  quantity: Number(quantity),
  payload: undisguise(isJsonObject(payload) ? payload : {}),
})

export type CartStore = ReturnType<typeof openCartStore>

function addErrors(cart: JsonObject, errors: JsonObject): void {
  if (Object.keys(errors).length === 0) return
  cart['errors'] = { ...(isJsonObject(cart['errors']) ? cart['errors'] : {}), ...errors }
}

/** SHA-256 over the lines without their payloads: another length is the same hash (its `CartContextHasher`). */
export const hashOfLines = (lines: readonly StoredLine[]): string =>
  createHash('sha256')
    .update(JSON.stringify(lines.map(({ id, referencedId, quantity }) => [id, referencedId, quantity])))
    .digest('hex')

/** A Shopware knows nothing of cuts: it keeps them as any other key, neither checks nor prices them. */
const CUT_KEYS = ['cut_length', 'plastic_format']
const PREFIX = 'kept_'
const disguise = (payload: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(payload).map(([key, value]) => [CUT_KEYS.includes(key) ? PREFIX + key : key, value]),
  )

/** Gives the keys of a payload their names again. */
export const undisguise = (payload: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(payload).map(([key, value]) => [key.startsWith(PREFIX) ? key.slice(PREFIX.length) : key, value]),
  )
