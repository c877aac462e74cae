import { z } from 'zod'
import type { LineItemPayload } from '#contracts/shop/cart.ts'

/** Keys that the shop writes itself when it answers; whatever a visitor sends under them is passed over. */
const OWN_KEYS = new Set([
  'productNumber',
  'options',
  'parentId',
  'customFields',
  'categoryIds',
  'stock',
  'optionIds',
  'propertyIds',
])
/** Characters of a payload as JSON. */
const LONGEST = 8000

const schema = z.looseObject({
  description: z.string().optional(),
  plastic_format: z.object({ strength: z.number(), width: z.number(), length: z.number() }).nullish(),
  cut_length: z.number().nullish(),
})

type ReadPayload = { payload: LineItemPayload } | { field: string; detail: string }

/**
 * A line's payload as a visitor sent it; keys of others' are kept and handed back. Null takes a measure away, where
 * the payload is merged into one that has it.
 */
export function readPayload(given: unknown): ReadPayload {
  // PHP writes an empty object as [].
  const candidate = given === undefined || given === null || (Array.isArray(given) && given.length === 0) ? {} : given
  const parsed = schema.safeParse(candidate)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { field: issue?.path.join('/') ?? '', detail: issue?.message ?? 'malformed' }
  }
  const text = JSON.stringify(parsed.data)
  // PostgreSQL stores neither NUL nor half a character in jsonb.
  if (!text.isWellFormed() || /\\u(0000|d[89a-f])/i.test(text)) return { field: '', detail: 'malformed text' }
  if (text.length > LONGEST) return { field: '', detail: `longer than ${LONGEST} characters` }
  const foreign = Object.entries(parsed.data).filter(([key]) => !OWN_KEYS.has(key))
  return { payload: Object.fromEntries(foreign) as LineItemPayload }
}

/** Key by key; what is null afterwards is gone. */
export const mergePayloads = (kept: LineItemPayload, given: LineItemPayload): LineItemPayload =>
  Object.fromEntries(Object.entries({ ...kept, ...given }).filter(([, value]) => value !== null))
