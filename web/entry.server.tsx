import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { afterPaint, LATER_SCRIPT } from './app/document/after-paint.server.ts'
import { STORAGE_SCRIPT } from './app/document/blocked-storage.server.ts'
import { screenStyles } from './app/document/screen-styles.server.ts'
import { channelContext, defectContext, fillContext, siteContext } from './app/context.ts'
import { FONT_SCRIPT } from './app/document/own-font.server.ts'
import { WHOLE_LAYOUT_SCRIPT } from './app/document/whole-layout.server.ts'
import { filledSample } from './places/fill-places.server.tsx'
import { channelOrigins } from './clients/channel.server.ts'
import { VIDEO_HOSTS } from '#contracts/content/links/hosted-video.ts'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import { contentSecurityPolicy } from './app/document/content-security-policy.server.ts'
import { renderPage } from './app/document/render-page.server.ts'
import { STYLE_SHEET } from './styles/style-sheet.server.ts'

const stylesOf = screenStyles(STYLE_SHEET)
/** Texts that may be filled into the places have their styles, too. */
const FILLED_PLACES = filledSample(DEFAULT_LOCALE)

/**
 * Renders a page to one string, then hands the loader data over as React Router's own streaming would. React's stream
 * takes more than twice as long (docs/decisions/0015). The page brings the styles of what is on it, and its scripts wait
 * for the first paint (docs/decisions/0014). `serverHandoffStream` is an internal name of React Router:
 * test/e2e/hydration.spec.ts holds it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  const handoff = context.serverHandoffStream
  const rendered = await renderPage(
    <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={request.url} />,
  )
  const page = loadContext.get(fillContext)?.(rendered) ?? rendered
  const styles = stylesOf(page, FILLED_PLACES)
  // React Router's scripts are in the head and behind the content. The long part between them is neither searched nor
  // copied.
  const headEnd = Math.max(0, page.indexOf('</head>'))
  const contentEnd = Math.max(headEnd, page.lastIndexOf('</main>'))
  const head = afterPaint(page.slice(0, headEnd))
  const end = afterPaint(page.slice(contentEnd))
  const scriptStart = end.lastIndexOf(LATER_SCRIPT)
  const data = handoff && scriptStart > 0 ? await dataBlock(handoff) : ''
  const handOver = data && HAND_OVER
  headers.set('content-type', 'text/html; charset=utf-8')
  if (import.meta.env.PROD) {
    const channel = await loadContext.get(channelContext)()
    const site = loadContext.get(siteContext)
    const origins = [...site.imageOrigins, ...(channel ? channelOrigins(channel) : [])]
    const imageOrigins = [...new Set(origins)]
    const frameOrigins = site.videoHosts.map((host) => VIDEO_HOSTS[host].player)
    const scripts = [STORAGE_SCRIPT, FONT_SCRIPT, WHOLE_LAYOUT_SCRIPT, head, end, handOver]
    const trackerOrigin = site.matomo && new URL(site.matomo.url).origin
    const policy = contentSecurityPolicy(scripts, { styles, imageOrigins, frameOrigins, trackerOrigin })
    headers.set('content-security-policy', policy)
  }
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const parts = [
    '<!doctype html>',
    head,
    styles && `<style>${styles}</style>${STORAGE_SCRIPT}${FONT_SCRIPT}${WHOLE_LAYOUT_SCRIPT}${IN_ONE_PIECE}`,
    page.slice(headEnd, contentEnd),
    end.slice(0, scriptStart),
    data,
    handOver,
    end.slice(scriptStart),
  ]
  return new Response(toBytes(parts), { status, headers })
}

/** Bytes of each part in turn: joined to one text, the page would be copied once more. */
function toBytes(parts: readonly string[]): Buffer<ArrayBuffer> {
  const bytes = Buffer.allocUnsafe(parts.reduce((length, part) => length + Buffer.byteLength(part), 0))
  let at = 0
  for (const part of parts) at += bytes.write(part, at)
  return bytes
}

/**
 * Holds the first frame until the footer begins: rows that come one by one would move the columns and pictures of those
 * before them. Browsers that do not know it show what has come.
 */
const IN_ONE_PIECE = '<link rel="expect" href="#contact" blocking="render"/>'

const HAND_OVER =
  '<script>(c=>{c.enqueue(document.currentScript.previousElementSibling.textContent);c.close()})(__reactRouterContext.streamController)</script>'

/**
 * The data in a block of its own, handed over by a script that is the same on every page: as a part of that script it
 * would be escaped once more, and hashed for the security policy.
 */
async function dataBlock(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  // Every line is JSON, in which `<` can only be part of a text; nothing else can end the block.
  const json = Buffer.concat(chunks).toString().replaceAll('<', '\\u003c')
  return `<script type="application/json">${json}</script>`
}

/**
 * Errors are logged where they become responses, in server/guard-routes.ts. Only defects arrive here, and the router's
 * own errors for an address or method that does not exist.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (!request.signal.aborted) context.get(defectContext)(error)
}
