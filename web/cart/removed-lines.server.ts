import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import type { CartItemInput } from './cart-changes.ts'

/** Characters. With its name and signature it fits into a cookie, which has 4,096 bytes. */
const LONGEST_IN_COOKIE = 3500
/** Bytes of JSON: a cart of 500 lines with the longest texts, a letter of four bytes each. */
const MOST_INFLATED = 2 * 1024 * 1024

const text = z.string().min(1).max(5000)
const millimetres = z.number().positive()
const schema = z.array(
  z.object({
    productId: text,
    quantity: z.int().positive(),
    plasticFormat: z.object({ strength: millimetres, width: millimetres, length: millimetres }).exactOptional(),
    cutLength: millimetres.exactOptional(),
    note: text.exactOptional(),
    reference: text.exactOptional(),
    carries: text.exactOptional(),
    attachments: text.exactOptional(),
  }),
)

/** Lines that were removed from the cart, as a short text for a cookie or a form. */
export const packRemovedLines = (lines: readonly CartItemInput[]): string =>
  deflateRawSync(JSON.stringify(lines)).toString('base64url')

export const fitsIntoCookie = (packed: string): boolean => packed.length <= LONGEST_IN_COOKIE

/** Reads what `packRemovedLines` wrote; no lines for anything else. */
export function unpackRemovedLines(packed: string | undefined): CartItemInput[] {
  if (!packed) return []
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MOST_INFLATED })
    return schema.safeParse(JSON.parse(bytes.toString())).data ?? []
  } catch (error) {
    // Of JSON and of zlib: another version of the site wrote it, or a stranger.
    if (error instanceof SyntaxError || (error instanceof Error && 'code' in error)) return []
    throw error
  }
}
