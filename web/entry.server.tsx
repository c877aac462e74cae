import { renderToString } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { afterPaint, LATER_SCRIPT } from './app/after-paint.server.ts'
import { screenStyles } from './app/screen-styles.server.ts'
import { channelContext, defectContext, fillContext, siteContext } from './app/context.ts'
import { filledSample } from './places/fill-places.server.tsx'
import { channelOrigins } from './clients/channel.server.ts'
import { contentSecurityPolicy } from './app/content-security-policy.server.ts'
import { STYLE_SHEET } from './styles/style-sheet.server.ts'

const stylesOf = screenStyles(STYLE_SHEET)
/** What may come into a page's places has its styles, too. */
const FILLED_PLACES = filledSample('de')

/**
 * Renders a page to one string, then hands the loader data over as React Router's own streaming would. React's stream
 * and that hand-over take a fifth to a third longer for a whole page (docs/decisions/0015). The page brings the styles of what is on it, and its scripts
 * wait for the first paint (docs/decisions/0014). `serverHandoffStream` is an internal name of React Router:
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
  const marked = afterPaint(
    renderToString(<ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={request.url} />),
  )
  const styles = stylesOf(marked + FILLED_PLACES)
  const page = loadContext.get(fillContext)?.(marked) ?? marked
  const headEnd = page.indexOf('</head>')
  const scriptStart = page.lastIndexOf(LATER_SCRIPT)
  const data = handoff && scriptStart > 0 ? await dataBlock(handoff) : ''
  const handOver = data && HAND_OVER
  headers.set('content-type', 'text/html; charset=utf-8')
  if (import.meta.env.PROD) {
    const channel = await loadContext.get(channelContext)()
    const origins = [...loadContext.get(siteContext).imageOrigins, ...(channel ? channelOrigins(channel) : [])]
    const imageOrigins = [...new Set(origins)]
    headers.set('content-security-policy', contentSecurityPolicy([page, handOver], { styles, imageOrigins }))
  }
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  // Bytes of each part: joined to one text, the page would be copied once more before it becomes bytes.
  const parts = [
    '<!doctype html>',
    page.slice(0, headEnd),
    styles && `<style>${styles}</style>`,
    page.slice(headEnd, scriptStart),
    data,
    handOver,
    page.slice(scriptStart),
  ]
  const bytes = parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))
  return new Response(Buffer.concat(bytes), { status, headers })
}

const HAND_OVER =
  '<script>(c=>{c.enqueue(document.currentScript.previousElementSibling.textContent);c.close()})(__reactRouterContext.streamController)</script>'

/**
 * The data in a block of its own, handed over by a script that is the same on every page: as a part of that script it
 * would be escaped once more, and hashed for the security policy.
 */
async function dataBlock(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  // Every line is JSON, in which `<` can only be part of a text; nothing else can end the block. It is one byte, of
  // which no other character has a part, so the bytes need not be read as UTF-8.
  const json = Buffer.concat(chunks).toString('latin1').replaceAll('<', '\\u003c')
  return Buffer.from(`<script type="application/json">${json}</script>`, 'latin1')
}

/**
 * Errors are logged where they are turned into answers, in server/guard-routes.ts; what is left here is a defect, but for
 * what the router itself says of an address or method that does not exist.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (!request.signal.aborted) context.get(defectContext)(error)
}
