import { z } from 'zod'
import { ShopError } from '#backend/http/shop-error.ts'
import type { LineItemPayload } from '#contracts/shop/cart.ts'
import { MOST_LINES } from '#contracts/shop/bounds.ts'
import { readPayload } from './read-payload.ts'

/** A line to add. Without an id one is generated. */
export interface AddedItem {
  /** Index in the request. */
  index: number
  id: string | undefined
  productId: string
  quantity: number
  payload: LineItemPayload
}

/** A line to change. Undefined fields stay as they are. */
export interface ChangedItem {
  id: string
  /** The new quantity, not a difference. */
  quantity: number | undefined
  payload: LineItemPayload | undefined
}

/** Whether PostgreSQL can store the text: it has neither NUL nor lone surrogates. */
const isText = (text: string) => text.isWellFormed() && !text.includes('\0')
const id = z.string().min(1).max(255).refine(isText)

/** @throws ShopError 400 or 403 for a line that cannot be added. */
export const readAddedItems = (body: unknown): AddedItem[] =>
  readItems(body).flatMap((item, index) => {
    if (item['type'] === 'promotion') return []
    checkType(item)
    const lineId = item['id'] === undefined || item['id'] === null ? undefined : readId(item['id'], index)
    const productId = readId(item['referencedId'] ?? lineId, index, 'referencedId')
    const payload = payloadOf(item['payload'], index)
    return [{ index, id: lineId, productId, quantity: readQuantity(item['quantity'] ?? 1), payload }]
  })

/** Returns the codes of promotions to add. */
export const readPromotionCodes = (body: unknown): string[] =>
  readItems(body).flatMap((item, index) =>
    item['type'] === 'promotion' ? [readId(item['referencedId'], index, 'referencedId')] : [],
  )

/** @throws ShopError 400 or 403 for a change that cannot be made. */
export const readChangedItems = (body: unknown): ChangedItem[] =>
  readItems(body).map((item, index) => {
    if (item['type'] !== undefined) checkType(item)
    return {
      id: readId(item['id'], index),
      quantity: item['quantity'] === undefined ? undefined : readQuantity(item['quantity']),
      payload: item['payload'] === undefined ? undefined : payloadOf(item['payload'], index),
    }
  })

/** @throws ShopError 400 without ids. */
export function readIdsToRemove(body: unknown): string[] {
  const parsed = z.object({ ids: z.array(id).min(1).max(MOST_LINES) }).safeParse(body)
  if (!parsed.success) throw missing('ids')
  return parsed.data.ids
}

function readItems(body: unknown): Record<string, unknown>[] {
  const items = z.array(z.record(z.string(), z.unknown())).max(MOST_LINES)
  const parsed = z.object({ items }).safeParse(body)
  if (!parsed.success) throw missing('items')
  if (parsed.data.items.some((item) => 'priceDefinition' in item)) {
    throw new ShopError(403, 'CHECKOUT__INSUFFICIENT_PERMISSION', 'Insufficient permission to set a price.')
  }
  return parsed.data.items
}

function checkType({ type }: Record<string, unknown>): void {
  if (type === 'product') return
  const detail = `Line item type ${JSON.stringify(type)} is not supported.`
  throw new ShopError(400, 'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED', detail, { parameters: { type } })
}

function readId(given: unknown, index: number, field = 'id'): string {
  const parsed = id.safeParse(given)
  if (!parsed.success) throw unreadable(index, field)
  return parsed.data
}

function readQuantity(quantity: unknown): number {
  if (Number.isSafeInteger(quantity) && (quantity as number) >= 1) return quantity as number
  const detail = `Line item quantity must be a whole number from 1. Given: ${JSON.stringify(quantity)}`
  throw new ShopError(400, 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY', detail, { parameters: { quantity } })
}

function payloadOf(given: unknown, index: number): LineItemPayload {
  const read = readPayload(given)
  if ('payload' in read) return read.payload
  throw invalidPayload(index, read)
}

/** The error for a payload that is refused. Its parameters name the bounds of a dimension. */
export function invalidPayload(index: number, { detail, ...problem }: { field: string; detail: string }): ShopError {
  return new ShopError(400, 'CHECKOUT__CART_INVALID_LINE_ITEM_PAYLOAD', `Invalid line item payload: ${detail}`, {
    pointer: `/items/${index}/payload${problem.field === '' ? '' : `/${problem.field}`}`,
    parameters: { ...problem },
  })
}

const unreadable = (index: number, field: string): ShopError =>
  new ShopError(400, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', `The parameter "${field}" is invalid.`, {
    pointer: `/items/${index}/${field}`,
    parameters: { parameter: field },
  })

const missing = (name: string): ShopError =>
  new ShopError(400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER', `Parameter "${name}" is missing.`, {
    pointer: `/${name}`,
    parameters: { parameter: name },
  })
