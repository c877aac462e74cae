import { createHmac, timingSafeEqual } from 'node:crypto'

/** Occasions for which a content system signs with the secret that it shares with this site (CONTENT_SECRET). */
export type SignedFor = 'changed' | 'preview'

/** Path of this site at which a content system reports a change, signed for `changed`. */
export const CHANGED_PATH = '/content/changed'
/** Parameter of a link to a page that is not published, signed for `preview` and its path. */
export const PREVIEW_PARAMETER = 'preview'
/** Header of the request for such a page, signed for `preview` and its path at the content system. */
export const PREVIEW_HEADER = 'x-profilwerk-preview'

/** Seconds for which a signature may be valid at most. */
const LONGEST = 24 * 3600

/**
 * Signs an address: `<seconds since the epoch at which it ends>.<HMAC-SHA256 as hex>`.
 * @param path decoded: `/de/über-uns`.
 */
export function signAddress(secret: string, signedFor: SignedFor, path: string, ends: number): string {
  const signature = createHmac('sha256', secret).update(`${signedFor}\n${path}\n${ends}`).digest('hex')
  return `${ends}.${signature}`
}

/** Whether a signature is one of ours for this address, and has not ended. */
export function isSigned(secret: string, signedFor: SignedFor, path: string, given: string, now: number): boolean {
  const [, text] = /^(\d{10})\.[0-9a-f]{64}$/.exec(given) ?? []
  const ends = Number(text ?? 0)
  if (ends < now / 1000 || ends > now / 1000 + LONGEST) return false
  return timingSafeEqual(Buffer.from(given), Buffer.from(signAddress(secret, signedFor, path, ends)))
}
