/** Only a host that no address can have: an address that stays on it is a path of this site. */
const OWN = 'http://own.invalid'

/**
 * Returns the address of a hit for a link: a path of this site, or an absolute http(s) address. The text `amp;` is
 * removed and the rest is decoded, because indexes have addresses in the spelling of markup. Undefined for any other
 * scheme, and for a text that is not an address. Undefined also for another site's address in the form of a path.
 * @param ownOrigin origin of this site; its absolute addresses become paths.
 */
export function followedUrl(url: string, ownOrigin?: string): string | undefined {
  const decoded = decode(url.replaceAll('amp;', '').trim())
  const isPath = decoded.startsWith('/')
  if (!isPath && !/^https?:/i.test(decoded)) return undefined
  const address = URL.canParse(decoded, OWN) ? new URL(decoded, OWN) : undefined
  // `//host` and `/\host` are addresses of another site, as browsers read them.
  if (!address || isPath !== (address.origin === OWN)) return undefined
  if (!isPath && address.origin !== ownOrigin) {
    // A name before the host is there to be taken for it.
    return address.username === '' && address.password === '' ? address.href : undefined
  }
  return address.pathname + address.search + address.hash
}

/** An address that was encoded as a whole is decoded as a whole; otherwise signs with a meaning of their own stay. */
function decode(text: string): string {
  try {
    return /^(https?:|\/)/i.test(text) ? decodeURI(text) : decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}
