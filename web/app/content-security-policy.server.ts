import { hash } from 'node:crypto'

/** Scripts that are files, and data that is no script. */
const NOT_INLINE = /\ssrc=|type="application\/(ld\+)?json"/
const END = '</script>'

function inlineScripts(html: string): string[] {
  const scripts: string[] = []
  let at = html.indexOf('<script')
  while (at >= 0) {
    const begin = html.indexOf('>', at) + 1
    const end = html.indexOf(END, begin)
    if (begin === 0 || end < 0) break
    if (!NOT_INLINE.test(html.slice(at, begin))) scripts.push(html.slice(begin, end))
    at = html.indexOf('<script', end + END.length)
  }
  return scripts
}

const sourceOf = (script: string): string => `'sha256-${hash('sha256', script, 'base64')}'`

/**
 * A policy for exactly this document: inline scripts are named by their hashes, so a cached page keeps a strict policy
 * where a nonce could not be cached. The document comes in `parts`, of which each holds whole scripts.
 * @param page.styles the text of its one style element; empty when it has none.
 * @param page.imageOrigins where a shop or content system elsewhere keeps its pictures.
 */
export function contentSecurityPolicy(
  parts: readonly string[],
  { styles = '', imageOrigins = [] }: { styles?: string; imageOrigins?: readonly string[] } = {},
): string {
  const hashes = new Set(parts.flatMap(inlineScripts).map(sourceOf))
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trimEnd(),
    `style-src 'self'${styles && ` 'sha256-${hash('sha256', styles, 'base64')}'`}`,
    ["img-src 'self' data:", ...imageOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
