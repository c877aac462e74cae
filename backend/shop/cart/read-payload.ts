import { z } from 'zod'
import type { LineItemPayload } from '#contracts/shop/cart.ts'

/** Keys that the shop itself writes in its responses. A visitor's values for them are ignored. */
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
/** Characters of a payload as JSON: twice the most that the site's forms send. Mail servers take a mail with 500 of them. */
const LONGEST = 1200

const schema = z.looseObject({
  description: z.string().optional(),
  plastic_format: z.object({ strength: z.number(), width: z.number(), length: z.number() }).nullish(),
  cut_length: z.number().nullish(),
})

type ReadPayload = { payload: LineItemPayload } | { field: string; detail: string }

/**
 * Reads a line's payload. Unknown keys are stored and returned. Null removes a dimension from the payload into which
 * this one is merged.
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
  // PostgreSQL stores neither NUL nor lone surrogates in jsonb. A backslash of the text itself is doubled.
  if (/\\u(0000|d[89a-f])/.test(text.replaceAll('\\\\', ''))) return { field: '', detail: 'malformed text' }
  if (text.length > LONGEST) return { field: '', detail: `longer than ${LONGEST} characters` }
  const foreign = Object.entries(parsed.data).filter(([key]) => !OWN_KEYS.has(key))
  return { payload: Object.fromEntries(foreign) as LineItemPayload }
}

/** Merges key by key and removes keys that are null. */
export const mergePayloads = (kept: LineItemPayload, given: LineItemPayload): LineItemPayload =>
  Object.fromEntries(Object.entries({ ...kept, ...given }).filter(([, value]) => value !== null))
