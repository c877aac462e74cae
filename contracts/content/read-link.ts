import type { ContentFile } from './file.ts'
import type { Link } from './link.ts'
import { number, record, text } from './loose.ts'

export interface Reading {
  /** Hosts of this site, `www.example.com`: absolute addresses on them become paths. */
  hosts: readonly string[]
}

const ALLOWED = /^(https?:|mailto:|tel:|#|\/(?!\/))/i

/** The address as this site uses it, or `undefined` for one that must not be followed (`javascript:`, `t3://`). */
export function readHref(value: unknown, { hosts }: Reading): string | undefined {
  // Browsers skip blanks and control characters inside a scheme, so they must not hide one here.
  // oxlint-disable-next-line no-control-regex
  const href = text(value).replace(/[\u0000-\u0020]+/g, '')
  if (!ALLOWED.test(href)) return undefined
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return href
  const url = new URL(href)
  return hosts.includes(url.host) ? url.pathname + url.search + url.hash : href
}

export function readLink(value: unknown, reading: Reading): Link | undefined {
  const given = record(value)
  const href = readHref(given.href, reading)
  if (href === undefined) return undefined
  const linkText = text(given.linkText)
  const label = text(given.title) || (linkText.startsWith('t3://') ? '' : linkText)
  return { href, label, target: text(given.target) }
}

/** Reads both ways in which files come: with `properties`, and flat with `url`. */
export function readFile(value: unknown, reading: Reading): ContentFile | undefined {
  const given = record(Array.isArray(value) ? value[0] : value)
  const properties = 'properties' in given ? record(given.properties) : given
  const url = readHref(given.publicUrl ?? given.url, reading)
  if (url === undefined) return undefined
  const { width, height } = 'dimensions' in properties ? record(properties.dimensions) : properties
  return {
    url,
    alternative: text(properties.alternative),
    title: text(properties.title),
    mimeType: text(properties.mimeType),
    width: number(width),
    height: number(height),
  }
}
