import { createHmac, timingSafeEqual } from 'node:crypto'

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

/** The name is included: a value signed for one cookie is invalid in another. */
const signature = (secret: string, name: string, value: string): string =>
  createHmac('sha256', secret).update(`${name}=${value}`).digest('base64url')
