import { isIP } from 'node:net'

/** Letters between the signs that end an e-mail address. */
const WORD = /[^\s<>"'`(),;:=?&/]+/g
const AT = /(?<!^)(?:@|%40)/
const DOMAIN_END = /(?<!^)\.[\p{L}\d-]{2,}/gu
/** Candidates for an IP address; `isIP` decides. */
const ADDRESS = /(?<![\w.:])(?:\d+\.\d+\.\d+\.\d+|[\da-f]*:[\da-f:.]*[\da-f])(?!\w)/gi
/** Tokens of the shop's form. Ids of products and orders are hexadecimal digits and stay. */
const TOKEN = /(?<![\dA-Za-z])(?=[\da-z]*[A-Z])[\dA-Za-z]{32}(?![\dA-Za-z])/g
/** The rest of addresses and paths of files that visitors sent: ids, links, names on the disk. */
const ATTACHMENT = /(?<=\battachments\/)[^\s'"<>?]+/g
const OWN = new Set(['127.0.0.1', '::1', '0.0.0.0', '::'])

/** Removes e-mail addresses, callers' addresses, context tokens and visitors' files from a text. */
export const scrub = (text: string): string =>
  text
    .replace(ATTACHMENT, '[file]')
    .replace(WORD, withoutEmail)
    .replace(ADDRESS, (found) => (isIP(found) !== 0 && !OWN.has(found) ? '[address]' : found))
    .replace(TOKEN, '[token]')

/** Replaces the address in a word. One expression for all of it would try each letter as its beginning and its end. */
function withoutEmail(word: string): string {
  const at = AT.exec(word)
  if (at === null) return word
  const domain = word.slice(at.index + at[0].length)
  const end = [...domain.matchAll(DOMAIN_END)].at(-1)
  return end === undefined ? word : `[email]${domain.slice(end.index + end[0].length)}`
}

/** Longest path and query in the log. Longer ones are noise. */
const LONGEST_ADDRESS = 300

/** Returns an address with the names in its query but without their values: `/de/shop?p&order`. */
export function scrubAddress(address: string): string {
  const [path = '', query] = address.split('#')[0]?.split(/\?(.*)/s) ?? []
  const names = query?.split('&').map((pair) => pair.split('=')[0] ?? '')
  return scrub(names === undefined ? path : `${path}?${names.join('&')}`).slice(0, LONGEST_ADDRESS)
}
