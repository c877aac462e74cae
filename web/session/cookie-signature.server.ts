import { createHmac, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** Longer than any of our cookies; browsers store none above 4 KB. */
const LONGEST = 4096
/** Characters of a SHA-256 in base64url. */
const SIGNATURE = 43

/** A cookie's value followed by its signature: `value.signature`. */
export const signCookie = (secret: string, name: string, value: string): string =>
  `${value}.${signature(secret, name, value)}`

/** The value of a signed cookie; undefined if this installation did not sign it under this name. */
export function verifyCookie(secret: string, name: string, signed: string | undefined): string | undefined {
  if (!signed || signed.length > LONGEST) return undefined
  const end = signed.length - SIGNATURE - 1
  if (end < 0 || signed[end] !== '.') return undefined
  const value = signed.slice(0, end)
  const [given, expected] = [signed.slice(end + 1), signature(secret, name, value)].map((text) => Buffer.from(text))
  return given && expected && given.length === expected.length && timingSafeEqual(given, expected) ? value : undefined
}

/** Characters of all remembered cookies together: some thousand visitors. */
const REMEMBERED = 1024 * 1024

/** Reads a cookie as {@link verifyCookie} does. */
export type ReadSignedCookie = (name: string, signed: string | undefined) => string | undefined

/**
 * Remembers cookies that were valid, because a visitor sends the same ones with each page.
 *
 * Memory. Key: name and signed value. Owner: one secret. End: the least recently used, by characters. Gain: 3.6 µs a cookie;
 * a visitor with a cart sends two of them, and a page from memory takes 100 µs (docs/decisions/0024).
 */
export function createCookieReader(secret: string): ReadSignedCookie {
  const valid = new LRUCache<string, string>({
    maxSize: REMEMBERED,
    sizeCalculation: (value, key) => key.length + value.length,
  })
  return (name, signed) => {
    const key = `${name}=${signed}`
    const known = valid.get(key)
    if (known !== undefined) return known
    const value = verifyCookie(secret, name, signed)
    if (value !== undefined) valid.set(key, value)
    return value
  }
}

/** The name is included: a value signed for one cookie is invalid in another. */
const signature = (secret: string, name: string, value: string): string =>
  createHmac('sha256', secret).update(`${name}=${value}`).digest('base64url')
