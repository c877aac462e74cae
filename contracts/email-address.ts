/** The local part as browsers check it, and a domain with at least one dot. */
const LOCAL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/
const DOMAIN = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/
/** Signs that an address of a web page may have in its host, and a mail address may not. */
const NO_HOST = /[\s/?#@\\:[\]%]/

/**
 * A mail address as mail servers take it: an international domain becomes ASCII, `müller.example` is
 * `xn--mller-kva.example`. Undefined if it is none.
 */
export function asciiEmail(typed: string): string | undefined {
  const at = typed.lastIndexOf('@')
  const [local, host] = [typed.slice(0, at), typed.slice(at + 1)]
  if (at < 1 || !LOCAL.test(local) || NO_HOST.test(host) || !URL.canParse(`https://${host}`)) return undefined
  const domain = /^[\x21-\x7e]+$/.test(host) ? host : new URL(`https://${host}`).hostname
  return DOMAIN.test(domain.toLowerCase()) ? `${local}@${domain}` : undefined
}
