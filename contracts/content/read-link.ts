import type { ContentFile } from './file.ts'
import type { Link } from './link.ts'
import { asNumber, asRecord, asText } from './json-record.ts'
import type { Reading } from './reading.ts'

const ALLOWED = /^(https?:|mailto:|tel:|#|\/(?!\/))/i

/** The address as this site uses it, or `undefined` if it must not be followed (`javascript:`, `t3://`). */
export function readHref(value: unknown, { hosts }: Reading): string | undefined {
  // Browsers ignore white space and control characters inside a scheme, so they must not hide one here.
  // oxlint-disable-next-line no-control-regex
  const href = asText(value).replace(/[\u0000-\u0020]+/g, '')
  if (!ALLOWED.test(href)) return undefined
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return href
  const url = new URL(href)
  return hosts.includes(url.host) ? url.pathname + url.search + url.hash : href
}

export function readLink(value: unknown, reading: Reading): Link | undefined {
  const given = asRecord(value)
  const href = readHref(given.href, reading)
  if (href === undefined) return undefined
  const linkText = asText(given.linkText)
  const label = asText(given.title) || (linkText.startsWith('t3://') ? '' : linkText)
  return { href, label, target: asText(given.target) }
}

/** Reads both shapes of a file: with `properties`, and flat with `url`. */
export function readFile(value: unknown, reading: Reading): ContentFile | undefined {
  const given = asRecord(Array.isArray(value) ? value[0] : value)
  const properties = 'properties' in given ? asRecord(given.properties) : given
  const url = readHref(given.publicUrl ?? given.url, reading)
  if (url === undefined) return undefined
  const { width, height } = 'dimensions' in properties ? asRecord(properties.dimensions) : properties
  return {
    url,
    alternative: asText(properties.alternative),
    title: asText(properties.title),
    mimeType: asText(properties.mimeType),
    width: asNumber(width),
    height: asNumber(height),
  }
}
