import { onQuietMachine } from '#test/support/quiet-machine.ts'
import type { Input } from './input.ts'
import type { FuzzReply } from './send.ts'

/** Milliseconds in which any request must finish. */
const SLOWEST = onQuietMachine(8000)

/** Codes that a Shopware itself sends with status 500; docs/embedded-shop.md. */
const SHOPWARES_OWN = ['FRAMEWORK__API_INVALID_ACCESS_KEY', 'CHECKOUT__CART_INVALID']

/** Internals that no reply may reveal. */
const INSIDE = [
  /\n\s+at \S+ \(/,
  /node_modules/,
  /file:\/\/\//,
  /Failed query/,
  /syntax error at or near/,
  /DrizzleQueryError|PgliteClient|ECONNREFUSED/,
  /\b(select|insert into|update) [a-z_."]+ .* (from|values|set) /i,
  new RegExp(process.cwd().replace(/[/.]/g, '\\$&')),
]

/** Errors in a reply, whatever the request; empty if there are none. */
export function findFaults({ method, address }: Input, { status, headers, body, time }: FuzzReply): string[] {
  const type = String(headers['content-type'] ?? '')
  const faults: string[] = []
  if (status >= 500 && !SHOPWARES_OWN.some((code) => body.includes(code))) faults.push(`status ${status}`)
  if (INSIDE.some((pattern) => pattern.test(body))) faults.push('tells of the inside')
  if (/html|svg|xml/.test(type) && /<script>zq\(|<svg onload=zq\(/.test(body)) faults.push('repeats markup')
  if (headers['x-evil'] !== undefined) faults.push('takes over a header')
  if (time > SLOWEST) faults.push(`took ${Math.round(time)} ms`)
  if (body !== '' && method !== 'HEAD') faults.push(...contentFaults(address, type, body))
  if (body !== '' && method === 'HEAD') faults.push('a body for HEAD')
  if (Object.keys(Object.prototype).length > 0 || 'polluted' in {}) faults.push('pollutes the prototype')
  return faults
}

function contentFaults(address: string, type: string, body: string): string[] {
  if (type === '') return ['has no content type']
  // As servers read it: `..` changes the path.
  const path = URL.canParse(address, 'http://site') ? new URL(address, 'http://site').pathname : ''
  if (!/^\/(store-api|typo)\//.test(path) || path.startsWith('/typo/fileadmin')) return []
  if (!type.startsWith('application/json')) return [`has the type ${type}`]
  try {
    JSON.parse(body)
    return []
  } catch {
    return ['is no JSON']
  }
}
