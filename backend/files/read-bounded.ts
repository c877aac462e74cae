/** Thrown for a body that is longer than its reader takes. */
export class BodyTooLong extends Error {
  override name = 'BodyTooLong'
}

/**
 * Reads a body, and stops at the first byte too many.
 * @param most bytes
 * @throws BodyTooLong
 */
export async function readBounded(body: ReadableStream<Uint8Array> | null, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > most) throw new BodyTooLong(`more than ${most} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
