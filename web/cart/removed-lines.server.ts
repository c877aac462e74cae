import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import type { CartItemInput } from './cart-changes.ts'

/** Characters. With its name and signature it fits into a cookie, which has 4,096 bytes. */
const LONGEST = 3500
/** Bytes of JSON; far above what fits into the longest text. */
const MOST_INFLATED = 256 * 1024

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

/** Lines that were removed from the cart, as a short text for a cookie; undefined if they are too many for one. */
export function packRemovedLines(lines: readonly CartItemInput[]): string | undefined {
  const packed = deflateRawSync(JSON.stringify(lines)).toString('base64url')
  return packed.length <= LONGEST ? packed : undefined
}

/** Reads what `packRemovedLines` wrote; no lines for anything else. */
export function unpackRemovedLines(packed: string | undefined): CartItemInput[] {
  if (!packed) return []
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MOST_INFLATED })
    return readRemovedLines(bytes.toString())
  } catch (error) {
    // Zlib's errors: another version of the site wrote it, or a stranger.
    if (error instanceof Error && 'code' in error) return []
    throw error
  }
}

/** The same of plain JSON, for lines in a form. */
export function readRemovedLines(json: string): CartItemInput[] {
  try {
    return schema.safeParse(JSON.parse(json)).data ?? []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}
