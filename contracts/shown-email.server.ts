import { domainToUnicode } from 'node:url'
import { asciiEmail } from './email-address.ts'

/**
 * Returns an e-mail address as its owner writes it. Shops store international domains in ASCII: `xn--mller-kva.example` is
 * shown as `müller.example`.
 */
export function shownEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = domainToUnicode(email.slice(at + 1))
  return at < 1 || domain === '' ? email : email.slice(0, at + 1) + domain
}

/** The spellings in which an address may be stored, in small letters: an international domain has two. */
export function emailSpellings(email: string): string[] {
  const ascii = asciiEmail(email) ?? email
  return [...new Set([ascii, shownEmail(ascii), email].map((one) => one.toLowerCase()))]
}
