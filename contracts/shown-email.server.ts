import { domainToUnicode } from 'node:url'

/**
 * Returns an e-mail address as its owner writes it. Shops store international domains in ASCII: `xn--mller-kva.example` is
 * shown as `müller.example`.
 */
export function shownEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = domainToUnicode(email.slice(at + 1))
  return at < 1 || domain === '' ? email : email.slice(0, at + 1) + domain
}
