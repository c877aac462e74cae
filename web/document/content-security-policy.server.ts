import { hash } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { VIDEO_HOSTS } from '#contracts/content/links/hosted-video.ts'
import { channelContext, siteContext } from '#web/app/context.ts'
import { channelOrigins } from '#web/clients/channel.server.ts'

/** Matches script files and blocks of data, which need no hash. */
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

interface PolicyOptions {
  /** Text of the only style element; empty if there is none. */
  styles?: string
  /** Origins of the pictures and films of a remote shop or content system. */
  imageOrigins?: readonly string[]
  /** Origin of the Matomo that may count visits. */
  trackerOrigin?: string | undefined
  /** Origins of the players of videos at hosts. */
  frameOrigins?: readonly string[]
}

/**
 * Returns the policy of one document. It names inline scripts by their hashes, because a nonce could not be cached with
 * the page. No script may extend over two `parts`.
 */
export function contentSecurityPolicy(
  parts: readonly string[],
  { styles = '', imageOrigins = [], frameOrigins = [], trackerOrigin }: PolicyOptions = {},
): string {
  const hashes = new Set(parts.flatMap(inlineScripts).map(sourceOf))
  const tracker = trackerOrigin === undefined ? [] : [trackerOrigin]
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes, ...tracker].join(' '),
    ...(trackerOrigin === undefined ? [] : [`connect-src 'self' ${trackerOrigin}`]),
    `style-src 'self'${styles && ` 'sha256-${hash('sha256', styles, 'base64')}'`}`,
    ["img-src 'self' data:", ...imageOrigins, ...tracker].join(' '),
    ["media-src 'self'", ...imageOrigins].join(' '),
    `frame-src ${frameOrigins.join(' ') || "'none'"}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The policy of a rendered page. */
export async function pagePolicy(
  page: string,
  styles: string,
  context: Readonly<RouterContextProvider>,
): Promise<string> {
  const { imageOrigins, videoHosts, matomo } = context.get(siteContext)
  const channel = await context.get(channelContext)()
  return contentSecurityPolicy(frameOf(page), {
    styles,
    imageOrigins: [...new Set([...imageOrigins, ...(channel ? channelOrigins(channel) : [])])],
    frameOrigins: videoHosts.map((host) => VIDEO_HOSTS[host].player),
    trackerOrigin: matomo && new URL(matomo.url).origin,
  })
}

/** A page without its content, of which no script may run: editors and shops wrote it. */
function frameOf(page: string): string[] {
  const headEnd = Math.max(0, page.indexOf('</head>'))
  return [page.slice(0, headEnd), page.slice(Math.max(headEnd, page.lastIndexOf('</main>')))]
}
