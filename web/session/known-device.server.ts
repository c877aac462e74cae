import { createHmac, randomBytes } from 'node:crypto'
import { signCookie, verifyCookie } from './cookie-signature.server.ts'
import { cookieName, readCookies, serialiseCookie } from './cookies.ts'

const KNOWN_DEVICE = 'known-device'
/** Seconds from the last sign-in: half a year. */
const DEVICE_LIFE = 180 * 24 * 3600
/** Accounts of one browser: of a shared one the last that signed in. */
const MOST_OWNERS = 5

/**
 * Browsers in which customers have signed in before. Their attempts have a count of their own. No one elsewhere can
 * lock a customer out by wrong passwords (`knownDevice` in backend/limits/limits.ts). The cookie signs no one in.
 */
export interface KnownDevices {
  /** `Set-Cookie` after a sign-in with this e-mail address. */
  remember(cookies: string | null, email: string): string
  /** Id of the browser if it has signed in with this address before. */
  find(cookies: string | null, email: string): string | undefined
}

/** The cookie has a random id and keyed hashes of the addresses: `id~hash~hash`, with the signature of all cookies. */
export function createKnownDevices(secret: string, secure: boolean): KnownDevices {
  const name = cookieName(KNOWN_DEVICE, secure)
  const ownerOf = (email: string) =>
    createHmac('sha256', secret)
      .update(`device ${email.trim().normalize('NFKC').toLowerCase()}`)
      .digest('base64url')
      .slice(0, 22)
  const read = (cookies: string | null): readonly string[] =>
    verifyCookie(secret, KNOWN_DEVICE, readCookies(cookies)(name))?.split('~') ?? []
  return {
    remember(cookies, email) {
      const [id = randomBytes(16).toString('base64url'), ...owners] = read(cookies)
      const owner = ownerOf(email)
      const value = [id, ...[owner, ...owners.filter((one) => one !== owner)].slice(0, MOST_OWNERS)].join('~')
      const signed = signCookie(secret, KNOWN_DEVICE, value)
      return serialiseCookie(name, signed, { maxAge: DEVICE_LIFE, httpOnly: true, secure })
    },
    find(cookies, email) {
      const [id, ...owners] = read(cookies)
      return owners.includes(ownerOf(email)) ? id : undefined
    },
  }
}
